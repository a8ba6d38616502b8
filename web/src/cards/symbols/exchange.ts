// Exchange: two hands of two cards, crossed.

import type { Spot } from './minis.ts'

/** In the order red, yellow, green, blue: the first two are one hand. */
export const CROSSED: Spot[] = [
  { x: 24, y: 58, turn: -34 },
  { x: 38, y: 53, turn: -14 },
  { x: 76, y: 58, turn: 34 },
  { x: 62, y: 53, turn: 14 },
]

/** About the origin: two ways that cross, 50 across. */
export const CROSSING = 'M-17 -14C-17 4 17 -4 17 13M9 6L17 14L25 6M17 -14C17 4 -17 -4 -17 13M-25 6L-17 14L-9 6'
