/** Where the focus is on a page that one has just come to: at its heading, unless the page knows better. */

/** A page that is fetched, or waits for its table, has no heading yet. */
const PATIENCE = 5000

/** Watch for the heading of the new page; the result gives up. */
export function arrive(): () => void {
  const isLost = () => !document.activeElement || document.activeElement === document.body
  const settle = () => {
    const heading = document.querySelector('h1')
    if (heading && isLost()) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    return heading !== null
  }
  if (settle()) return () => {}
  const watch = new MutationObserver(() => settle() && stop())
  const timer = setTimeout(stop, PATIENCE)
  watch.observe(document.body, { childList: true, subtree: true })
  function stop() {
    watch.disconnect()
    clearTimeout(timer)
  }
  return stop
}
