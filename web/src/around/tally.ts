/** The end of a round as a sheet: whose hand is worth what, as the server has counted it, in the order in which it is shown. */
import type { Seat, Step, View } from '../lib/contract'

export interface Counted {
  readonly card: string
  /** Null where the server has not said it. */
  readonly worth: number | null
  /** The how manieth card of the sheet it is: they are counted one after the other. */
  readonly at: number
}

export interface Row {
  readonly seat: Seat
  readonly cards: readonly Counted[]
  readonly left: number
  readonly points: number
  readonly total: number
  readonly wentOut: boolean
  /** Who is not of this round. */
  readonly absent: boolean
  readonly eliminated: boolean
}

export const SEATS = 'ABCDEFGHIJ'

/** Who went out comes first, then from the cheapest hand to the dearest; who was not in the round comes last. */
export function tally({ view, worth }: Pick<Step, 'view' | 'worth'>): Row[] {
  const order = seatsOf(view).sort((one, other) => place(view, one) - place(view, other))
  let at = 0
  return order.map((n) => {
    const seat = SEATS[n] as Seat
    const cards = (view.shown[seat] ?? []).map((card) => ({ card, worth: worth?.[card] ?? null, at: at++ }))
    return {
      seat,
      cards,
      left: view.left[n] ?? 0,
      points: view.points[n] ?? 0,
      total: view.totals[n] ?? 0,
      wentOut: view.winner === seat,
      absent: !view.active[n],
      eliminated: view.eliminated.includes(seat),
    }
  })
}

function seatsOf(view: View): number[] {
  return Array.from({ length: view.seats }, (_, seat) => seat)
}

function place(view: View, seat: number): number {
  if (view.winner === SEATS[seat]) return -1
  return view.active[seat] ? (view.left[seat] ?? 0) : Infinity
}

/** What a match is played for, as its rules tell: a total, a number of rounds, or neither. */
export interface Goal {
  readonly points: number
  readonly rounds: number
}

export function goalOf(settings: Readonly<Record<string, string>>): Goal {
  const rounds = Number(settings.rounds ?? 0)
  const points = settings.scoring === 'single' || rounds ? 0 : Number(settings.target ?? 0)
  return { points, rounds }
}

/** How far a total has come, from 0 to 1. */
export function share(total: number, { points }: Goal): number {
  return points > 0 ? Math.min(1, Math.max(0, total / points)) : 0
}
