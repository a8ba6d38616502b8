/** In which order the cards of a hand lie before their owner. */
import type { CardText } from '../lib/contract'

/** The hand as it is now in the order that it had: what is gone leaves no gap, what has come is behind. */
export function asDealt(before: readonly CardText[], now: readonly CardText[]): CardText[] {
  const left = [...now]
  const stayed = before.filter((card) => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return [...stayed, ...left]
}

/** Cards with keys by which equal ones are told apart: `r5#0`, `r5#1`. */
export function keyed(cards: readonly CardText[]): { key: string; card: CardText }[] {
  const seen = new Map<CardText, number>()
  return cards.map((card) => {
    const nth = seen.get(card) ?? 0
    seen.set(card, nth + 1)
    return { key: `${card}#${nth}`, card }
  })
}
