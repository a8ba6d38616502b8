// Tries again when the network is back, every ten seconds, and when asked.
const again = () => fetch('/healthz', { cache: 'no-store' }).then((answer) => answer.ok && location.reload(), () => {})
addEventListener('online', again)
setInterval(again, 10_000)
document.querySelector('button').addEventListener('click', () => location.reload())
