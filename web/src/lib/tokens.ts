import { keep, recall } from './kept'

/** A person is known at this many tables at most; the oldest are forgotten first. */
const MOST = 100
const NAME = 'seats'

/** A secret by which a person is known at one table: 32 random bytes in base64url. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function seats(): [code: string, token: string][] {
  try {
    const kept: unknown = JSON.parse(recall(NAME) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

/** The token of this browser at a table; it outlives the tab, so that everybody finds the way back to his seat. */
export function tokenAt(code: string): string | null {
  return seats().find(([at]) => at === code)?.[1] ?? null
}

/** Where this browser has had a seat, the newest first. */
export function seatsKept(): string[] {
  return seats().map(([code]) => code).reverse()
}

export function keepToken(code: string, token: string): void {
  const others = seats().filter(([at]) => at !== code)
  keep(NAME, JSON.stringify([...others, [code, token]].slice(-MOST)))
}

export function forgetToken(code: string): void {
  keep(NAME, JSON.stringify(seats().filter(([at]) => at !== code)))
}
