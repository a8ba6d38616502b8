/** How it stands with one's own call of Uno, from the view and the menu alone. */
import type { Move, View } from '../lib/contract'

const SEATS = 'ABCDEFGHIJ'

/** `due` while it can be made and counts, `called` when it is made; `none` when there is nothing to call. */
export type Call = 'due' | 'called' | 'none'

/** `ahead`: whether one has called already with the card that one is about to lay. */
export function callOf(view: View, menu: readonly Move[], ahead = false): Call {
  const own = SEATS.indexOf(view.viewer)
  if (ahead || view.badges[own]?.includes('uno')) return 'called'
  if (!menu.some(({ kind }) => kind === 'uno')) return 'none'
  // A single card that nobody can be caught with any more needs no call.
  const isOpen = view.windows.some(({ kind, seat }) => kind === 'uno' && seat === view.viewer)
  return isOpen || view.counts[own] !== 1 ? 'due' : 'none'
}
