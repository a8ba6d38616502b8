/** What everybody at the table has to remember beyond the cards that lie there: messages with their arguments. */
import type { CardText, Debt, Seat, View } from '../lib/contract'
import { indexOf } from './seating'

/** `who` and `seats` are seats, to be named by whoever shows the note. */
export interface Note {
  readonly id: string
  readonly who?: Seat
  readonly seats?: readonly Seat[]
  readonly card?: CardText
  readonly n?: number
}

const NOBODY = '-'

/** What lies over the whole table, the most urgent first. */
export function notesOf(view: View): Note[] {
  const { siege, cursed_cards: curse, uno_draws_eight: full, pair_skips: pair, oooh, tribunal, wizz } = view.memos
  const notes: Note[] = []
  if (tribunal && tribunal.accuser !== NOBODY) {
    notes.push({ id: 'tribunal', who: tribunal.accused, n: tribunal.yes.length + tribunal.no.length })
  }
  if (siege && siege.initiator !== NOBODY) notes.push({ id: 'siege', who: siege.initiator, n: siege.added })
  if (wizz?.waiting.length) notes.push({ id: 'wheel', seats: wizz.waiting })
  if (oooh?.seats.length) notes.push({ id: 'oooh', seats: oooh.seats })
  if (view.windows.some(({ kind }) => kind === 'jump')) notes.push({ id: 'jump' })
  if (pair?.due) notes.push({ id: 'pair' })
  if (full && full.seat !== NOBODY) notes.push({ id: 'full', who: full.seat })
  if (view.stock_is_open) notes.push({ id: 'stock-open' })
  const [cursed] = curse?.card ?? []
  if (cursed) notes.push({ id: 'cursed', card: cursed })
  if (view.contenders.length) notes.push({ id: 'contenders', seats: view.contenders })
  return notes
}

/** What is marked beside one seat. */
export function marksOf(view: View, seat: Seat): Note[] {
  const at = indexOf(seat)
  const marks: Note[] = (view.badges[at] ?? []).map((badge) => ({ id: badge }))
  const owed = view.owed[at] ?? 0
  if (owed) marks.push({ id: 'owed', n: owed })
  const charge = view.memos.cursed_cards?.charges[at] ?? 0
  if (charge) marks.push({ id: 'charge', n: charge })
  const own = indexOf(view.viewer)
  if (view.teams && own >= 0 && at % view.teams === own % view.teams) marks.push({ id: 'partner' })
  else if (view.teams > 2 || (view.teams && own < 0)) marks.push({ id: 'team', n: (at % view.teams) + 1 })
  return marks
}

/** The cards that a penalty is made of, each as what it adds: `2 + 4`. Nothing where one card says it all. */
export function sumOf(debt: Debt): string {
  const amounts = debt.stakes.map(({ amount }) => amount).filter((amount) => amount > 0)
  return amounts.length > 1 ? amounts.join(' + ') : ''
}
