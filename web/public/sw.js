// Stands in for the server while it cannot be reached: with one page that says so, and the way back.
const SHELF = 'pioche-offline-1'
const PAGE = '/offline.html'

addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll([PAGE, '/offline.css', '/offline.js', '/icon.svg'])))
  skipWaiting()
})

addEventListener('activate', (event) => {
  const outdated = (names) => names.filter((name) => name.startsWith('pioche-') && name !== SHELF)
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(outdated(names).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  )
})

addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(PAGE)))
  else if (/^\/(offline\.(css|js)|icon\.svg)$/.test(new URL(request.url).pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(request)))
  }
})
