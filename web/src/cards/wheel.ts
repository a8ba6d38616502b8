// The nine sectors of the wheel, clockwise, each with its colour and its sign.

import { word } from './glyphs.ts'
import { INK, PAPER, TONES, WHITE, WILD } from './palette.ts'
import { circle, place } from './path.ts'
import { SHAPES } from './shapes.ts'
import { CROSSING } from './symbols/exchange.ts'

export const SECTORS = [
  'almost_uno',
  'drop_number',
  'drop_colour',
  'red',
  'blue',
  'swap_hands',
  'show_hand',
  'race',
  'war',
] as const
export type Sector = (typeof SECTORS)[number]

export interface Part {
  readonly fill: string
  readonly ink: string
  /** Drawn with a line, filled: both about the middle of the sector's outer part. */
  readonly line: string
  readonly solid: string
}

export const STEP = 360 / SECTORS.length

const DOWN = 'M11 -11V11M4 4L11 11.5L18 4'
const CARD = 'M-6.5 -10H6.5V10H-6.5Z'
const FOUR = place(SHAPES.r, -13, -5.5, 0.44) + place(SHAPES.y, -2, -5.5, 0.44) + place(SHAPES.g, -13, 5.5, 0.44) + place(SHAPES.b, -2, 5.5, 0.44)

const { r, y, g, b } = TONES

export const PARTS: Record<Sector, Part> = {
  // Two cards are left.
  almost_uno: { fill: y.ground, ink: y.ink, line: '', solid: place(CARD, -9.5, 1, 1, -10) + place(CARD, 9.5, 1, 1, 10) },
  drop_number: { fill: PAPER, ink: INK, line: word('7', -8, -10, 20) + DOWN, solid: '' },
  drop_colour: { fill: g.ground, ink: g.ink, line: place(DOWN, 0, 0, 0.9), solid: FOUR },
  red: { fill: r.ground, ink: r.ink, line: '', solid: place(SHAPES.r, 0, 0, 1.25) },
  blue: { fill: b.ground, ink: b.ink, line: '', solid: place(SHAPES.b, 0, 0, 1.25) },
  swap_hands: { fill: y.ground, ink: y.ink, line: place(CROSSING, 0, 0, 0.86), solid: '' },
  // An eye.
  show_hand: { fill: PAPER, ink: INK, line: 'M-17 0C-10 -13 10 -13 17 0C10 13 -10 13 -17 0Z', solid: circle(0, 0, 4.6) },
  // Whoever is first: lightning.
  race: { fill: g.ground, ink: g.ink, line: '', solid: 'M4 -17L-11 3H-1L-4 17L11 -4H1Z' },
  // Crossed swords.
  war: { fill: WILD, ink: WHITE, line: 'M-13 -13L11 11M4 14L14 4M13 -13L-11 11M-4 14L-14 4', solid: '' },
}
