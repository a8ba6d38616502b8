// The back: a floor of tiles, the four shapes in ink on paper and in paper on ink.

import { EDGE, INK, PAPER } from './palette.ts'
import { COLOURS } from '../lib/cards.ts'
import { cardOutline, place, type Layer } from './path.ts'
import { shape } from './shapes.ts'

const ACROSS = 5
const DOWN = 7
const TILE = 17

function tiles(): string {
  let d = ''
  for (let row = 0; row < DOWN; row++) {
    for (let column = 0; column < ACROSS; column++) {
      const x = 50 + (column - (ACROSS - 1) / 2) * TILE
      const y = 70 + (row - (DOWN - 1) / 2) * TILE
      const h = TILE / 2
      if ((row + column) % 2) d += `M${x - h} ${y - h}H${x + h}V${y + h}H${x - h}Z`
      // From the middle on everything is turned, so that the back has no top.
      const turned = row * ACROSS + column > (ACROSS * DOWN - 1) / 2
      const at = turned ? (DOWN - 1 - row) * 2 + (ACROSS - 1 - column) : row * 2 + column
      d += shape(COLOURS[at % 4]!, x, y, 8.6, turned ? 180 : 0)
    }
  }
  return d
}

/** The thin light edge, and the ground within. */
export const sheet = (ground: string): Layer[] => [
  { d: place(cardOutline(99.2, 139.2, 9.6), 50, 70), fill: PAPER, line: EDGE, width: 0.8 },
  { d: place(cardOutline(94, 134, 7), 50, 70), fill: ground },
]

export const back = (): Layer[] => [
  { d: place(cardOutline(99.2, 139.2, 9.6), 50, 70), fill: PAPER, line: EDGE, width: 0.8 },
  { d: tiles(), fill: INK },
  { d: place(cardOutline(89, 123, 4), 50, 70), line: INK, width: 1.6 },
]
