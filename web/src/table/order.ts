/** In which order the cards of a hand lie before their owner. */
import { Choice } from '../lib/choice.svelte'
import type { CardText } from '../lib/contract'

/** `colour`: as the server sends them; `dealt`: as they came, the newest last. */
export const handOrder = new Choice('hand-order', ['colour', 'dealt'], 'colour')
/** Where mistakes cost cards, the cards that can be laid are marked only for who wants it. */
export const marks = new Choice('marks', ['off', 'on'], 'off')
/** Letters and digits that do something by themselves; some people's tools press them unasked. */
export const shortcuts = new Choice('shortcuts', ['on', 'off'], 'on')

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
