// Small cards within a card: what is drawn, exchanged.

import { DIM, PAPER, TONES, WILD_FIELD } from '../palette.ts'
import { COLOURS, type Colour } from '../../lib/cards.ts'
import { cardOutline, place, type Layer } from '../path.ts'
import { shape } from '../shapes.ts'

export interface Spot {
  readonly x: number
  readonly y: number
  readonly turn: number
}

/** `count` cards held like a hand, turned about a point `reach` below their middles. */
export function fan(count: number, x: number, y: number, reach: number, step: number): Spot[] {
  return Array.from({ length: count }, (_, k) => {
    const turn = (k - (count - 1) / 2) * step
    const angle = (turn * Math.PI) / 180
    return { x: x + reach * Math.sin(angle), y: y + reach * (1 - Math.cos(angle)), turn }
  })
}

const WIDTH = 20
const HEIGHT = 28

function mini(spot: Spot, size: number, colour: Colour, fill: string, line: string, mark: string): Layer[] {
  const out = place(cardOutline(WIDTH, HEIGHT, 3.5), spot.x, spot.y, size, spot.turn)
  const inner = place(shape(colour, 0, 0, 10.5), spot.x, spot.y, size, spot.turn)
  return [
    { d: out, fill, line, width: 2.2 },
    { d: inner, fill: mark, line: mark, width: 1.2 },
  ]
}

/** All of one colour, on its own card. */
export function plainMinis(spots: Spot[], size: number, colour: Colour): Layer[] {
  const { ground, mark, ink } = TONES[colour]
  return spots.flatMap((spot) => mini(spot, size, colour, ground, mark, ink))
}

/** One of each colour; when a colour is named, the others are dimmed. */
export const wildMinis = (spots: Spot[], size: number, named: Colour | ''): Layer[] =>
  spots.flatMap((spot, k) => {
    const colour = COLOURS[k % 4]!
    if (named && named !== colour) return mini(spot, size, colour, WILD_FIELD, DIM, DIM)
    return mini(spot, size, colour, TONES[colour].ground, PAPER, TONES[colour].ink)
  })
