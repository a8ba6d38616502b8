/** Where the focus is on a page that one has just come to: at its heading, unless the page knows better. */

/** A page that is fetched, or waits for its table, changes so long until it is what it will be. */
const SETTLING = 5000

/** See to it that the new page has the focus; the result gives up. */
export function arrive(): () => void {
  const settle = () => {
    const heading = document.querySelector('h1')
    if (!heading || (document.activeElement && document.activeElement !== document.body)) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  settle()
  const watch = new MutationObserver(settle)
  watch.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(() => watch.disconnect(), SETTLING)
  return () => {
    watch.disconnect()
    clearTimeout(timer)
  }
}
