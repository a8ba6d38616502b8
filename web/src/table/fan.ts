/** Where each card of a hand lies: a fan while it fits in one row, else rows, in a space that never changes. */

export interface Spot {
  readonly x: number
  readonly y: number
  /** Degrees, round the middle of the lower edge. */
  readonly turn: number
}

export interface Fan {
  readonly width: number
  readonly rows: number
  readonly perRow: number
  readonly spots: readonly Spot[]
  /** How high all of it is; more than the space when it has to be scrolled. */
  readonly height: number
}

/** Of a covered card this much is left to touch, across and down. */
export const TOUCH = 44
/** Room above the cards for those that are lifted. */
export const LIFT = 14
/** Room below a fan for its shadow. */
const BELOW = 6
const LARGEST = 116
const SMALLEST = 50
/** In a fan of one row cards stay at least so wide, or there are rows, if that makes them any larger. */
const IN_FAN = 70
const RATIO = 1.4
/** Neighbours in a fan turn by this many degrees, and by no more than that from end to end. */
const TURN = 2.4
const SPREAD = 16
/** The fan is a piece of a circle of this radius. */
const RADIUS = 700
/** Neighbours overlap by at least this part of a card, so that it looks like a hand. */
const OVERLAP = 0.12
/** Of a card that another row covers, this part is to be seen where there is room for it. */
const SHOWN = 0.55

export function fan(cards: number, width: number, height: number): Fan {
  if (cards < 1 || width < SMALLEST) return { width: SMALLEST, rows: 0, perRow: 0, spots: [], height: Math.max(0, height) }
  const most = Math.max(1, Math.floor((width - SMALLEST) / TOUCH) + 1)
  for (let rows = 1; ; rows++) {
    const perRow = Math.ceil(cards / rows)
    const card = rows === 1 ? inFan(cards, width, height) : inRows(perRow, rows, width, height)
    const least = rows === 1 ? Math.min(IN_FAN, Math.max(SMALLEST, inRows(Math.ceil(cards / 2), 2, width, height))) : SMALLEST
    if (card >= least) return lie(cards, rows, perRow, card, width, height)
    // Not even the smallest cards fit any more: as many in a row as can be touched, and the rest by scrolling.
    if (rows > 1 && perRow <= most) return lie(cards, rows, perRow, SMALLEST, width, height)
  }
}

const half = (cards: number) => (Math.min(SPREAD, TURN * (cards - 1)) / 2) * (Math.PI / 180)
/** How much lower the ends of a fan lie than its middle. */
const sag = (cards: number) => RADIUS * (1 - Math.cos(half(cards)))
/** How far a card of this width that is turned like the last one leans out, and how far its corner dips. */
const lean = (cards: number, card: number) => Math.sin(half(cards)) * card * RATIO
const dip = (cards: number, card: number) => (Math.sin(half(cards)) * card) / 2

function inFan(cards: number, width: number, height: number): number {
  const high = (height - LIFT - BELOW - sag(cards)) / (RATIO + dip(cards, 1))
  const wide = (width - (cards - 1) * TOUCH) / (1 + 2 * Math.sin(half(cards)) * RATIO)
  return Math.floor(Math.min(LARGEST, high, wide))
}

function inRows(perRow: number, rows: number, width: number, height: number): number {
  const shown = (height - LIFT) / (1 + SHOWN * (rows - 1)) / RATIO
  const touched = (height - LIFT - TOUCH * (rows - 1)) / RATIO
  return Math.floor(Math.min(LARGEST, shown, touched, width - (perRow - 1) * TOUCH))
}

function lie(cards: number, rows: number, perRow: number, card: number, width: number, height: number): Fan {
  const isFan = rows === 1
  const tall = card * RATIO
  const down = isFan ? 0 : Math.max(TOUCH, Math.min(tall + LIFT, (height - LIFT - tall) / (rows - 1)))
  const total = LIFT + tall + down * (rows - 1) + (isFan ? sag(cards) + dip(cards, card) + BELOW : 0)
  const top = LIFT + Math.max(0, (height - total) / 2)
  const room = width - card - (isFan ? 2 * lean(cards, card) : 0)
  const step = perRow > 1 ? Math.min(card * (1 - OVERLAP), room / (perRow - 1)) : 0
  const spots: Spot[] = []
  for (let row = 0; row < rows; row++) {
    const count = Math.min(perRow, cards - row * perRow)
    const left = (width - card - step * (count - 1)) / 2
    for (let at = 0; at < count; at++) {
      const angle = isFan && count > 1 ? ((2 * at) / (count - 1) - 1) * half(count) : 0
      const sink = isFan ? RADIUS * (1 - Math.cos(angle)) : down * row
      spots.push({ x: Math.round(left + step * at), y: Math.round(top + sink), turn: (angle * 180) / Math.PI })
    }
  }
  return { width: card, rows, perRow, spots, height: Math.max(height, Math.ceil(total)) }
}
