/** The words of the table, each with one meaning; texts are `web-around-term-…` and `web-around-means-…`. */
import { tongue } from '../lib/language.svelte'

export type Settings = Readonly<Record<string, string>>

const some = (...keys: string[]) => (told: Settings) => keys.some((key) => !['0', 'off', 'false', 'plain', undefined].includes(told[key]))
const is = (key: string, ...values: string[]) => (told: Settings) => values.includes(told[key] ?? '')
const always = () => true

/** Each word, and whether it is one of a table with these settings. */
const WORDS = {
  bluff: (told) => !is('draw_four_legal', 'always')(told) && is('draw_four_check', 'challenge')(told),
  blocked: always,
  boomerang: some('boomerang_cards'),
  call: always,
  catch: is('uno_call', 'until_caught'),
  challenge: (told) => !is('draw_four_legal', 'always')(told) && is('draw_four_check', 'challenge')(told),
  colour: always,
  cursed: some('cursed_cards'),
  deflection: some('deflect', 'boomerang_cards', 'skip_answers_skip'),
  discard: always,
  dealer: always,
  deciding: (told) => !is('scoring', 'single')(told),
  downpour: some('downpour_one_cards', 'downpour_two_cards'),
  elimination: is('scoring', 'elimination'),
  exchange: some('hand_swap_cards'),
  fit: always,
  jump: some('jump_in'),
  match: always,
  pair: some('pairs'),
  pending: always,
  pile: always,
  reverse: always,
  rotation: (told) => is('seven', 'rotate')(told) || is('zero', 'rotate')(told) || some('wizz')(told),
  round: always,
  run: some('runs'),
  shield: (told) => some('uno_cards')(told) && is('uno_card', 'shield')(told),
  siege: is('two', 'siege'),
  skip: always,
  stacking: some('stacking'),
  swap: (told) => is('seven', 'swap')(told) || is('zero', 'swap')(told) || some('hand_swap_cards')(told),
  target: (told) => !is('scoring', 'single')(told),
  tribunal: some('tribunal'),
  uno_card: some('uno_cards'),
  voluntary: is('voluntary_draw', 'true'),
  wheel: some('wizz'),
  wild: always,
  wizz: some('wizz'),
  four: always,
  two: always,
} satisfies Record<string, (told: Settings) => boolean>

type Id = keyof typeof WORDS
export const TERMS = Object.keys(WORDS) as Id[]

export interface Term {
  readonly id: Id
  readonly word: string
  readonly meaning: string
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The terms in alphabetical order that hold these letters; accents do not matter. Of a table with these settings, only
 * what it plays. */
export function terms(sought: string, told?: Settings): Term[] {
  const say = (kind: string, id: string) => tongue.texts.say(`web-around-${kind}-${id}`)
  const all = TERMS.filter((id) => !told || WORDS[id](told)).map((id) => ({ id, word: say('term', id), meaning: say('means', id) }))
  const order = new Intl.Collator(tongue.lang)
  return all
    .filter(({ word, meaning }) => plain(`${word} ${meaning}`).includes(plain(sought.trim())))
    .sort((one, other) => order.compare(one.word, other.word))
}
