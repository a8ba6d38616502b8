/** The policy by which a browser with Trusted Types takes the worker's address (server/pages.py names it). */
interface Policies {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL(url: string): string }
}

/** Has the browser keep a page for when the server cannot be reached; without it nothing is lost but that. */
export function employ(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes
  const address = '/sw.js'
  const trusted = policies?.createPolicy('pioche-worker', { createScriptURL: () => address }).createScriptURL(address)
  navigator.serviceWorker.register(trusted ?? address).catch(() => {})
}
