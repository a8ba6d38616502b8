// Exchange: two hands of two cards, crossed.

import type { Spot } from './minis.ts'

/** In the order red, yellow, green, blue: the first two are one hand. */
export const CROSSED: Spot[] = [
  { x: 24, y: 58, turn: -46 },
  { x: 37, y: 50, turn: -22 },
  { x: 76, y: 58, turn: 46 },
  { x: 63, y: 50, turn: 22 },
]

/** About the origin, 28 across: two ways that cross. */
export const CROSSING = 'M-14 14L14 -14M5.5 -14H14V-5.5M14 14L-14 -14M-5.5 -14H-14V-5.5'
