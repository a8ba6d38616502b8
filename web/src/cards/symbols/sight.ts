// The sight of a card that is aimed at a player.

import { circle } from '../path.ts'

/** About the origin; the ring has radius 20. */
export const SIGHT = circle(0, 0, 20) + 'M0 -25V-14M0 25V14M-25 0H-14M25 0H14'
