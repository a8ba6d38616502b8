// The sight of a card that is aimed at a player.

import { circle } from '../path.ts'

/** About the origin; the ring has radius 22. */
export const SIGHT = circle(0, 0, 22) + 'M0 -28V-18M0 28V18M-28 0H-18M28 0H18'

/** The ring alone, for a wild, whose four shapes are its marks. */
export const RING = circle(0, 0, 27)
