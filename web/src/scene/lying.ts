/** How cards lie on the pile: each a little askew, always the same way. */
import type { CardText } from '../lib/contract'

/** A card on the pile. `at` counts from the bottom; `turn` is in degrees, `x` and `y` in hundredths of its width. */
export interface Lying {
  readonly card: CardText
  readonly at: number
  readonly turn: number
  readonly x: number
  readonly y: number
}

const MOST = 5

/** The last few cards of the pile, the lowest first. */
export function lying(pile: readonly CardText[], most = MOST): Lying[] {
  const first = Math.max(0, pile.length - most)
  return pile.slice(first).map((card, step) => lie(card, first + step))
}

/** Left and right in turn, so that each card leaves something to see of the one before. */
export function lie(card: CardText, at: number): Lying {
  const chance = hash(`${card.slice(0, 2)}${at}`)
  const side = at % 2 ? 1 : -1
  return {
    card,
    at,
    turn: side * (3 + (chance % 8)),
    x: ((chance >> 4) % 13) - 6,
    y: ((chance >> 8) % 9) - 4,
  }
}

function hash(text: string): number {
  let value = 2166136261
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 16777619)
  return (value ^ (value >>> 15)) >>> 1
}
