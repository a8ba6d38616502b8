/** Which cards fly where when a step has been taken: from what has happened, and how the table stood before. */
import type { CardText, Seat, TableEvent, View } from '../lib/contract'
import { indexOf, seatAt } from './seating'

export type Place = 'stock' | 'pile' | Seat
/** `lay` onto the pile, `take` into a hand, `deal` first hands, `pass` a whole hand on, `gather` a pile. */
export type Manner = 'lay' | 'take' | 'deal' | 'pass' | 'gather'

/** A card, or several as one packet, on the way. Times are in milliseconds from the beginning of the step. */
export interface Flight {
  readonly from: Place
  readonly to: Place
  /** What is seen of it on leaving and on landing; `??` is its back. */
  readonly leaves: CardText
  readonly lands: CardText
  readonly count: number
  readonly delay: number
  readonly ms: number
  readonly manner: Manner
  /** Whether it is the card that wins. */
  readonly heavy: boolean
}

const BACK: CardText = '??'
const NORMAL = 220
const HEAVY = 340
const GLIDE = 420
/** Between two cards of a row, and between one thing and the next. */
const APART = 60
const NEXT = 150
/** Everything has landed after this. */
const LONGEST = 900
/** More cards than this fly as packets. */
const SINGLE = 8
const DEALT = 24

type Path = Omit<Flight, 'delay' | 'heavy'>

export function flights(events: readonly (TableEvent | null)[], before: View): Flight[] {
  const groups: Path[][] = []
  for (const event of events) {
    if (event?.is === 'moved') groups.push(moved(event.cards, placeOf(event.source), placeOf(event.goal), before))
    if (event?.is === 'dealt') groups.push(dealt(event.hands, before.dealer, before.viewer))
    if (event?.is === 'hands_passed') groups.push(passed(event.sources, before))
    if (event?.is === 'reshuffled') groups.push([path('pile', 'stock', BACK, BACK, event.cards.length, GLIDE, 'gather')])
  }
  return timed(groups, events.some((event) => event?.is === 'ended' && event.winner !== '-'))
}

/** The flights of a table that one has come to when the first cards have just been dealt. */
export function opening(view: View): Flight[] {
  const fresh = view.phase === 'round' && view.pile.length === 1 && view.counts.every((count, at) => count > 0 === view.active[at])
  if (!fresh) return []
  const hands = view.counts.map((count, at) => view.shown[seatAt(at)] ?? Array<CardText>(count).fill(BACK))
  const [top = BACK] = view.pile
  return timed([dealt(hands, view.dealer, view.viewer), [path('stock', 'pile', BACK, top, 1, NORMAL, 'lay')]], false)
}

const placeOf = (spot: string): Place => (spot === 'under' ? 'pile' : (spot as Place))
const isTwoSided = (card: CardText): boolean => card.startsWith('wU')

function path(from: Place, to: Place, leaves: CardText, lands: CardText, count: number, ms: number, manner: Manner): Path {
  return { from, to, leaves, lands, count, ms, manner }
}

/** What is seen of a card that lies there. */
function seen(card: CardText, place: Place, view: View): CardText {
  if (place === 'pile' || isTwoSided(card)) return card
  if (place === 'stock') return BACK
  return place === view.viewer || view.shown[place] ? card : BACK
}

function moved(cards: readonly CardText[], from: Place, to: Place, view: View): Path[] {
  if (from === to) return []
  const manner = to === 'pile' ? 'lay' : to === 'stock' ? 'gather' : 'take'
  return packets(cards, SINGLE).map((packet) => {
    const card = packet.at(-1) ?? BACK
    return path(from, to, seen(card, from, view), seen(card, to, view), packet.length, NORMAL, manner)
  })
}

/** Round the table from the dealer's left, one card at a time, or as many as the time allows. */
function dealt(hands: readonly (readonly CardText[])[], dealer: Seat, viewer: Seat): Path[] {
  const seats = hands.map((_, step) => (Math.max(0, indexOf(dealer)) + 1 + step) % hands.length)
  const dealtTo = seats.filter((at) => hands[at]?.length)
  const rounds = Math.max(1, Math.floor(DEALT / Math.max(1, dealtTo.length)))
  const rows = dealtTo.map((at) => packets(hands[at] ?? [], rounds))
  const longest = Math.max(0, ...rows.map((row) => row.length))
  return Array.from({ length: longest }, (_, round) =>
    rows.flatMap((row, at) => {
      const packet = row[round]
      const seat = seatAt(dealtTo[at] as number)
      if (!packet) return []
      return [path('stock', seat, BACK, seat === viewer ? (packet.at(-1) ?? BACK) : BACK, packet.length, NORMAL, 'deal')]
    }),
  ).flat()
}

function passed(sources: readonly Seat[], before: View): Path[] {
  return sources.flatMap((source, at) => {
    const count = before.counts[indexOf(source)] ?? 0
    const to = seatAt(at)
    return source === to || !count ? [] : [path(source, to, BACK, BACK, count, GLIDE, 'pass')]
  })
}

/** The cards in at most so many packets, the thicker ones first. */
export function packets(cards: readonly CardText[], most: number): CardText[][] {
  const count = Math.min(most, cards.length)
  return Array.from({ length: count }, (_, at) =>
    cards.slice(Math.ceil((at * cards.length) / count), Math.ceil(((at + 1) * cards.length) / count)),
  )
}

function timed(groups: readonly Path[][], won: boolean): Flight[] {
  let begin = 0
  const all: Flight[] = []
  const winning = won ? groups.findLast((group) => group.some(({ manner }) => manner === 'lay'))?.findLast(({ manner }) => manner === 'lay') : null
  for (const group of groups) {
    const apart = group[0]?.manner === 'pass' ? 0 : APART
    for (const [at, one] of group.entries()) {
      const heavy = one === winning
      all.push({ ...one, ms: heavy ? HEAVY : one.ms, heavy, delay: begin + at * apart })
    }
    if (group.length) begin += (group.length - 1) * apart + NEXT
  }
  const last = Math.max(0, ...all.map(({ delay }) => delay))
  const room = LONGEST - Math.max(0, ...all.map(({ ms }) => ms))
  if (last <= room) return all
  return all.map((one) => ({ ...one, delay: Math.round((one.delay * room) / last) }))
}
