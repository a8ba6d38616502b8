// Exchange: two hands of two cards, crossed.

import type { Spot } from './minis.ts'

/** In the order red, yellow, green, blue: the first two are one hand. */
export const CROSSED: Spot[] = [
  { x: 33, y: 62, turn: -52 },
  { x: 38, y: 56, turn: -30 },
  { x: 67, y: 62, turn: 52 },
  { x: 62, y: 56, turn: 30 },
]

/** About the origin: two ways past each other, 44 across. */
export const CROSSING = 'M-20 -14H-8C6 -14 -6 14 8 14H20M13 7L20 14L13 21M-20 14H-8C6 14 -6 -14 8 -14H20M13 -21L20 -14L13 -7'
