/** What this browser was promised before a deal (docs/fair.md), noted the moment it was shown: the check compares with it. */
import { keep, recall } from '../lib/kept'
import type { Room } from '../lib/contract'

/** So many are kept; the oldest are forgotten first. */
const MOST = 200
const NAME = 'promises'

/** `early`: it was shown before the cards were dealt, not while the round was already played. */
export interface Noted {
  readonly match: string
  readonly promise: string
  readonly early: boolean
}

function all(): Noted[] {
  try {
    const kept: unknown = JSON.parse(recall(NAME) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

/** Note what a room promises, the first time that it is seen. */
export function notePromise({ code, match, promise, stage }: Room): void {
  const noted = all()
  if (!promise || noted.some((one) => one.promise === promise)) return
  const one = { match: `${code}/${match}`, promise, early: stage !== 'playing' }
  keep(NAME, JSON.stringify([...noted, one].slice(-MOST)))
}

/** Everything that was noted of a match (`CODE/M`). A promise holds the number of its round, so that none stands for another. */
export function notedOf(match: string): Noted[] {
  return all().filter((one) => one.match === match)
}
