/** Where each card of a hand lies: a fan while it fits in one row, else rows, in a space that never changes. */

export interface Spot {
  readonly x: number
  readonly y: number
  /** Degrees. */
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

/** Of a covered card this much is left to touch, both ways. */
export const TOUCH = 44
const LARGEST = 112
const SMALLEST = 56
const RATIO = 1.4
/** Room above for the cards that are lifted. */
export const LIFT = 14
/** Neighbours in a fan turn by this, and never more than that from end to end. */
const TURN = 2.6
const SPREAD = 26
/** Cards next to each other overlap by at least this part, so that it looks like a hand. */
const OVERLAP = 0.12

export function fan(cards: number, width: number, height: number): Fan {
  if (!cards || width < SMALLEST) return { width: SMALLEST, rows: 0, perRow: 0, spots: [], height }
  for (let rows = 1; ; rows++) {
    const perRow = Math.ceil(cards / rows)
    const card = widest(perRow, rows, width, height)
    if (card >= SMALLEST && (rows > 1 || card >= Math.min(LARGEST, 64) || perRow === 1)) return lie(cards, rows, perRow, card, width, height)
    if (card < SMALLEST && perRow * TOUCH <= width - SMALLEST + TOUCH) {
      return lie(cards, rows, perRow, SMALLEST, width, height)
    }
  }
}

/** The widest card with which so many rows fit the space and leave enough to touch; 0 when none does. */
function widest(perRow: number, rows: number, width: number, height: number): number {
  const high = (height - LIFT - (rows - 1) * TOUCH - (rows === 1 ? arc(perRow) : 0)) / RATIO
  const wide = width - (perRow - 1) * TOUCH
  return Math.floor(Math.min(LARGEST, high, wide))
}

const half = (count: number) => (Math.min(SPREAD, TURN * (count - 1)) / 2) * (Math.PI / 180)
const radius = (count: number) => (count < 2 ? 0 : 900)
/** How much lower the ends of a fan lie than its middle. */
const arc = (count: number) => Math.round(radius(count) * (1 - Math.cos(half(count))))

function lie(cards: number, rows: number, perRow: number, card: number, width: number, height: number): Fan {
  const tall = card * RATIO
  const down = rows > 1 ? Math.max(TOUCH, Math.min(tall + LIFT, (height - LIFT - tall) / (rows - 1))) : 0
  const total = LIFT + tall + down * (rows - 1) + (rows === 1 ? arc(perRow) : 0)
  const top = LIFT + Math.max(0, (height - total) / 2)
  const spots: Spot[] = []
  for (let row = 0; row < rows; row++) {
    const count = Math.min(perRow, cards - row * perRow)
    const step = count > 1 ? Math.min(card * (1 - OVERLAP), (width - card) / (perRow - 1)) : 0
    const left = (width - card - step * (count - 1)) / 2
    for (let at = 0; at < count; at++) {
      const off = count > 1 ? (2 * at) / (count - 1) - 1 : 0
      const angle = rows === 1 ? off * half(count) : 0
      const sink = rows === 1 ? radius(count) * (1 - Math.cos(angle)) : down * row
      spots.push({ x: Math.round(left + step * at), y: Math.round(top + sink), turn: (angle * 180) / Math.PI })
    }
  }
  return { width: card, rows, perRow, spots, height: Math.max(height, Math.ceil(total)) }
}
