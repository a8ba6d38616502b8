/** Where one is, by the path of the page. */
export type Route =
  | { page: 'landing' }
  | { page: 'table'; code: string }
  | { page: 'claim' }
  | { page: 'rules' }
  | { page: 'replay'; rest: readonly string[] }
  | { page: 'verify'; rest: readonly string[] }
  | { page: 'lost' }

export function route(path: string): Route {
  const [head, ...rest] = path.split('/').filter(Boolean).map(decoded)
  const [code] = rest
  switch (head) {
    case undefined:
      return { page: 'landing' }
    case 't':
      return code && rest.length === 1 ? { page: 'table', code } : { page: 'lost' }
    case 'claim':
    case 'rules':
      return rest.length ? { page: 'lost' } : { page: head }
    case 'replay':
    case 'verify':
      return { page: head, rest }
    default:
      return { page: 'lost' }
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

class Router {
  #path = $state(location.pathname)
  readonly #route = $derived(route(this.#path))
  /** How often one has gone from page to page here. */
  visits = $state(0)

  get route(): Route {
    return this.#route
  }

  /** Go to another page of ours; `over` leaves no way back to this one. */
  go(path: string, { over = false } = {}): void {
    history[over ? 'replaceState' : 'pushState'](null, '', path)
    this.#path = location.pathname
    this.visits++
    scrollTo(0, 0)
  }

  /** Follows the browser's own buttons, and links to our pages. The result undoes it. */
  listen(): () => void {
    const moved = () => {
      this.#path = location.pathname
      this.visits++
    }
    addEventListener('popstate', moved)
    document.addEventListener('click', followed)
    return () => {
      removeEventListener('popstate', moved)
      document.removeEventListener('click', followed)
    }
  }
}

export const router = new Router()

function followed(click: MouseEvent): void {
  if (click.defaultPrevented || click.button || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return
  const link = click.target instanceof Element ? click.target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (link.hash || route(link.pathname).page === 'lost') return
  click.preventDefault()
  router.go(link.pathname + link.search)
}
