/** Who sits where, as one seat sees the table: the others clockwise, from one's own left to one's own right. */
import type { Seat } from '../lib/contract'

const LETTERS = 'ABCDEFGHIJ'
/** `narrow` is a phone upright, `flat` one on its side, `wide` everything else. */
export type Shape = 'narrow' | 'flat' | 'wide'
/** Each clockwise: up along the left side, along the top, down along the right side. */
export interface Arrangement {
  readonly left: readonly Seat[]
  readonly top: readonly Seat[]
  readonly right: readonly Seat[]
}

/** How many sit along the top, by how many there are in all; half of the others sit at each side. */
const TOP: Readonly<Record<Shape, readonly number[]>> = {
  narrow: [0, 1, 2, 3, 4, 5, 4, 5, 4, 5, 4],
  flat: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  wide: [0, 1, 2, 1, 2, 3, 2, 3, 4, 3, 4],
}

export const indexOf = (seat: string): number => LETTERS.indexOf(seat)
export const seatAt = (index: number): Seat => LETTERS[index] as Seat

/** Everybody but the viewer, clockwise from his left; for a spectator everybody. */
export function othersOf(viewer: Seat, seats: number): Seat[] {
  const first = indexOf(viewer)
  const everyone = Array.from({ length: seats }, (_, step) => seatAt((first + 1 + step) % seats))
  return first < 0 ? everyone : everyone.slice(0, -1)
}

export function arrange(others: readonly Seat[], shape: Shape): Arrangement {
  const top = TOP[shape][others.length] ?? others.length
  const side = (others.length - top) / 2
  return { left: others.slice(0, side), top: others.slice(side, side + top), right: others.slice(side + top) }
}

/** The way round the pile from one angle to another, in the direction of play: degrees to add to the first one. */
export function onward(from: number, to: number, direction: -1 | 1): number {
  const ahead = (((to - from) % 360) + 360) % 360
  return direction === 1 || ahead === 0 ? ahead : ahead - 360
}
