/** The line that says what the moment wants of the player, like a friend who knows the rules: a message and its
 * arguments, from the menu and the view alone. */
import { cardOf } from '../lib/cards'
import type { Move, Seat, View } from '../lib/contract'
import type { Arg } from '../lib/texts'
import { isFour } from './bluff'
import { callOf } from './call'

export interface Line {
  readonly id: string
  readonly args?: Record<string, Arg>
}

const PLAIN = ['run', 'spin', 'keep', 'vote']
const LAYING: readonly string[] = ['play', 'jump', 'slip']
/** How a card that bears no number is called in the line. */
const SIGNS: Record<string, string> = { draw_two: '+2', targeted_two: '+2?' }

/** What can be done now. `nameOf` tells what a seat is called, `isBluff` whether a +4 would be a bluff. */
export function advice(view: View, menu: readonly Move[], nameOf: (seat: Seat) => string, isBluff = false): Line | null {
  const { decision, viewer } = view
  if (!decision || viewer === '-') return null
  const kinds = new Set<string>(menu.map(({ kind }) => kind))
  if (kinds.has('race')) return { id: 'race' }
  if (decision.kind === 'vote' && kinds.has('vote')) return vote(view, nameOf)
  if (decision.seat !== viewer) return chance(view, menu, kinds, nameOf)
  if (PLAIN.includes(decision.kind)) return { id: decision.kind }
  switch (decision.kind) {
    case 'deal':
      return { id: ['hand', 'direction', 'open'].find((kind) => kinds.has(kind)) ?? 'deal' }
    case 'drop':
      return drop(menu)
    case 'answer':
      return answer(view, kinds, nameOf)
    case 'colour':
      return kinds.has('play') ? { id: 'first-card', args: { card: bare(view.pile.at(-1)) } } : { id: 'colour' }
    case 'drawn':
      return drawn(decision.cards, kinds)
    default:
      return turn(view, menu, kinds, isBluff)
  }
}

const hasCard = (kinds: ReadonlySet<string>) => LAYING.some((kind) => kinds.has(kind))
const bare = (card = '') => cardOf(card)?.bare ?? card

/** Somebody else has to act: what may be done all the same, else who is thinking. */
function chance(view: View, menu: readonly Move[], kinds: ReadonlySet<string>, nameOf: (seat: Seat) => string): Line {
  const first = (kind: string) => menu.find((move) => move.kind === kind)
  const [caught, jump] = [first('catch'), first('jump')]
  if (caught) return { id: 'catch', args: { whom: nameOf(caught.aim as Seat) } }
  if (callOf(view, menu) === 'due') return { id: 'uno' }
  if (jump) return { id: 'jump', args: { card: jump.cards?.[0] ?? '' } }
  if (kinds.has('slip')) return { id: 'slip' }
  if (kinds.has('challenge')) return { id: 'challenge' }
  return { id: 'waiting', args: { who: nameOf(view.decision?.seat ?? '-') } }
}

function vote({ memos }: View, nameOf: (seat: Seat) => string): Line {
  const trial = memos.tribunal
  return { id: 'vote', args: { who: nameOf(trial?.accuser ?? '-'), whom: nameOf(trial?.accused ?? '-') } }
}

function drop(menu: readonly Move[]): Line {
  const first = menu.find(({ kind }) => kind === 'drop')
  return { id: first?.cards?.length ? 'drop-card' : /^\d/.test(first?.word ?? '') ? 'drop-number' : 'drop-colour' }
}

/** A penalty, a lost turn or an exchange is pending, and may be answered. */
function answer({ debt }: View, kinds: ReadonlySet<string>, nameOf: (seat: Seat) => string): Line {
  const [challenge, card] = [kinds.has('challenge'), hasCard(kinds)]
  const more = challenge && card ? 'both' : challenge ? 'challenge' : card ? 'card' : 'none'
  const whom = nameOf(debt?.stakes.at(-1)?.author ?? '-')
  return { id: `answer-${debt?.kind ?? 'draw'}`, args: { n: debt?.amount ?? 0, more, whom } }
}

function drawn(cards: readonly string[], kinds: ReadonlySet<string>): Line {
  const fits = hasCard(kinds) ? 'yes' : 'no'
  return { id: cards.length === 1 ? 'drawn' : 'drawn-many', args: { cards: cards.join(' '), fits } }
}

/** The colourless cards that can be laid, but for a +4 that would be a bluff: a Wild before any other. */
function wildIn(menu: readonly Move[], isBluff: boolean): string {
  const cards = menu.filter(({ kind }) => LAYING.includes(kind)).map(({ cards = [] }) => bare(cards[0]))
  const wilds = cards.filter((card) => card.startsWith('w') && !(isBluff && isFour(card)))
  return wilds.find((card) => cardOf(card)?.kind === 'wild') ?? wilds[0] ?? 'none'
}

function turn(view: View, menu: readonly Move[], kinds: ReadonlySet<string>, isBluff: boolean): Line {
  const ring = view.memos.siege
  const top = cardOf(view.pile.at(-1) ?? '')
  if (ring && ring.initiator !== '-') return { id: 'siege', args: { n: 1 + ring.added, fits: hasCard(kinds) ? 'yes' : 'no' } }
  const way = kinds.has('draw') ? 'draw' : kinds.has('pass') ? 'pass' : 'no'
  if (!hasCard(kinds)) return { id: way === 'draw' ? 'draw' : view.stock || view.pile.length > 1 ? 'pass' : 'dead' }
  if (!top?.colour) return { id: 'any' }
  const onlyWilds = menu.every(({ kind, cards = [] }) => !LAYING.includes(kind) || cards[0]?.startsWith('w'))
  if (onlyWilds) return { id: 'wilds', args: { colour: top.colour, way, wild: wildIn(menu, false) } }
  const more = { colour: top.colour, way, wild: wildIn(menu, isBluff), bluff: isBluff ? 'yes' : 'no' }
  if (top.bare !== top.text) return { id: 'turn-colour', args: more }
  return { id: 'turn', args: { sign: top.number >= 0 ? top.number : (SIGNS[top.kind] ?? ''), kind: top.kind, ...more } }
}
