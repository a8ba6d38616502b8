/** What can be done, read off the menu: which entries belong to which card, which are buttons, and what is still to be
 * chosen. It knows no rules: entries are only grouped by their fields. */
import { cardOf, COLOURS, type Colour } from '../lib/cards'
import type { CardText, Move, Seat, View } from '../lib/contract'

export type MoveKind = Move['kind']
/** What distinguishes the entries that are left, in the order in which one is asked for it. */
export type Field = 'kind' | 'cards' | 'colour' | 'aim' | 'word'
const FIELDS: readonly Field[] = ['kind', 'cards', 'colour', 'aim', 'word']
const SEATS = 'ABCDEFGHIJ'
/** Entries that are chosen by tapping a card of the hand. */
const WITH_CARD: readonly MoveKind[] = ['play', 'jump', 'slip', 'keep', 'drop', 'race']
/** Talk moves nothing: it may be said beside a step, and is never held back. */
const TALK: readonly MoveKind[] = ['uno', 'catch', 'say', 'accuse', 'vote', 'peek']
const LAYING: readonly MoveKind[] = ['play', 'jump', 'slip']
/** Buttons in this order. */
const BAR: readonly MoveKind[] = [
  'open', 'hand', 'direction', 'colour', 'play', 'spin', 'drop', 'take', 'challenge', 'draw', 'pass', 'vote',
]

/** One value of the field that is asked for, and the entries that have it. */
export interface Option {
  readonly value: string
  readonly moves: readonly Move[]
}

export interface Question {
  readonly field: Field
  readonly options: readonly Option[]
}

/** Where each entry of a menu is found at the table. */
export interface Layout {
  /** By the card that is tapped. */
  readonly cards: ReadonlyMap<CardText, readonly Move[]>
  /** Groups of buttons, each of one kind. */
  readonly bar: readonly (readonly Move[])[]
  readonly uno: Move | null
  readonly catches: readonly Move[]
  readonly accusations: readonly Move[]
}

export const isTalk = ({ kind }: Move): boolean => TALK.includes(kind)
export const isLaying = ({ kind }: Move): boolean => LAYING.includes(kind)

/** The text by which a move is the same as another one; what is said along with it does not count. */
export function keyOf({ kind, cards = [], colour = '', aim = '', word = '' }: Move): string {
  return `${kind} ${cards.join(' ')}:${colour}>${aim} ${word}`
}

/** What an entry has in a field, as text. */
export function valueOf(move: Move, field: Field): string {
  return field === 'cards' ? (move.cards ?? []).join(' ') : (move[field] ?? '')
}

/** The entries that are still in the menu. */
export function stillIn(menu: readonly Move[], moves: readonly Move[]): Move[] {
  const keys = new Set(moves.map(keyOf))
  return menu.filter((move) => keys.has(keyOf(move)))
}

/** What has still to be chosen between these entries; null when at most one is left. */
export function questionOf(moves: readonly Move[]): Question | null {
  for (const field of FIELDS) {
    const options = new Map<string, Move[]>()
    for (const move of moves) append(options, valueOf(move, field), move)
    if (options.size > 1) return { field, options: [...options].map(([value, those]) => ({ value, moves: those })) }
  }
  return null
}

function append<Key>(groups: Map<Key, Move[]>, key: Key, move: Move): void {
  const group = groups.get(key)
  if (group) group.push(move)
  else groups.set(key, [move])
}

/** Every catch that somebody may try, right or wrong: of those who play, nobody of his own side. */
export function anyCatch({ viewer, active, seats, teams, phase }: View): Move[] {
  const own = SEATS.indexOf(viewer)
  if (phase !== 'round' || !active[own]) return []
  const isPartner = (at: number) => at === own || (teams > 0 && at % teams === own % teams)
  const others = [...SEATS.slice(0, seats)].filter((_, at) => active[at] && !isPartner(at))
  return others.map((aim) => ({ kind: 'catch', aim: aim as Seat }))
}

/** The cards of the viewer's hand that bear a number or a colour. */
function bearing(view: View, word: string): CardText[] {
  const hand = new Set(view.shown[view.viewer])
  return [...hand].filter((text) => {
    const card = cardOf(text)
    return card !== null && (card.colour === word || String(card.number) === word)
  })
}

/** Whether the moves speak of the first card on the pile, which is no card of the hand. */
function isFirstCard(view: View, { kind }: Move): boolean {
  return kind === 'play' && view.decision?.kind === 'colour'
}

export function layOut(menu: readonly Move[], view: View): Layout {
  const cards = new Map<CardText, Move[]>()
  const bar = new Map<MoveKind, Move[]>()
  for (const move of menu) {
    const [first] = move.cards ?? []
    if (first === undefined || !WITH_CARD.includes(move.kind) || isFirstCard(view, move)) append(bar, move.kind, move)
    else if (move.kind === 'keep') for (const card of new Set(move.cards)) append(cards, card, move)
    else append(cards, first, move)
    if (move.kind === 'drop' && move.word) for (const card of bearing(view, move.word)) append(cards, card, move)
  }
  bar.get('drop')?.sort((one, other) => COLOURS.indexOf(one.word as Colour) - COLOURS.indexOf(other.word as Colour))
  return {
    cards,
    bar: BAR.flatMap((kind) => (bar.has(kind) ? [bar.get(kind) as Move[]] : [])),
    uno: bar.get('uno')?.[0] ?? null,
    catches: bar.get('catch') ?? [],
    accusations: bar.get('accuse') ?? [],
  }
}

/** Of the moves that keep two cards, those that keep the card tapped first and this one. */
export function withSecond(moves: readonly Move[], first: CardText, second: CardText): Move[] {
  return moves.filter(({ cards = [] }) => {
    const rest = [...cards]
    const at = rest.indexOf(first)
    return at >= 0 && (rest.splice(at, 1), rest[0] === second)
  })
}

/** The word that `seat` has still to say on a 0. */
export function mustSpeak(view: View, seat: Seat): boolean {
  return view.memos.oooh?.seats.includes(seat) ?? false
}

/** What a card is marked as. */
export type Mark = '' | 'fits' | 'bluff' | 'jump' | 'slip' | 'keep' | 'shed'
const MARKS: readonly [MoveKind, Mark][] = [
  ['play', 'fits'], ['jump', 'jump'], ['slip', 'slip'], ['keep', 'keep'], ['drop', 'shed'], ['race', 'shed'],
]

/** What can be done with a card, the most usual first. */
export function markOf(moves: readonly Move[]): Mark {
  return MARKS.find(([kind]) => moves.some((move) => move.kind === kind))?.[1] ?? ''
}
