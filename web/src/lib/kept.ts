/** What the browser remembers of this person: small texts by name. Where nothing can be kept, nothing is lost but that. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(`pioche-${name}`)
  } catch {
    return null
  }
}

export function keep(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(`pioche-${name}`)
    else localStorage.setItem(`pioche-${name}`, text)
  } catch {
    // A browser that keeps nothing still plays.
  }
}
