// The sight of a card that is aimed at a player.

import { circle } from '../path.ts'

/** About the origin; the ring has radius 20. */
export const SIGHT = circle(0, 0, 20) + 'M0 -27V-15M0 27V15M-27 0H-15M27 0H15'
