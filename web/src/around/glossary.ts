/** The words of the table, each with one meaning; texts are `web-around-term-…` and `web-around-means-…`. */
import { tongue } from '../lib/language.svelte'

export const TERMS = [
  'bluff', 'blocked', 'boomerang', 'call', 'catch', 'challenge', 'colour', 'cursed', 'deflection', 'discard', 'dealer',
  'deciding', 'downpour', 'elimination', 'exchange', 'fit', 'jump', 'match', 'pair', 'pending', 'pile', 'reverse', 'rotation',
  'round', 'run', 'shield', 'siege', 'skip', 'stacking', 'swap', 'target', 'tribunal', 'uno_card', 'voluntary', 'wheel', 'wild',
  'wizz', 'four', 'two',
] as const

export interface Term {
  readonly id: string
  readonly word: string
  readonly meaning: string
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The terms in alphabetical order that hold these letters; accents do not matter. */
export function terms(sought: string): Term[] {
  const say = (kind: string, id: string) => tongue.texts.say(`web-around-${kind}-${id}`)
  const all = TERMS.map((id) => ({ id, word: say('term', id), meaning: say('means', id) }))
  const order = new Intl.Collator(tongue.lang)
  return all
    .filter(({ word, meaning }) => plain(`${word} ${meaning}`).includes(plain(sought.trim())))
    .sort((one, other) => order.compare(one.word, other.word))
}
