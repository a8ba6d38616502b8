// Boomerang: a bent wood with a band of each colour, and the way it comes back.

import { place } from '../path.ts'

/** About the origin, 60 across, drawn with a heavy line. */
export const BOOMERANG = 'M-22 20C-20 -8 -8 -20 22 -22'
export const BANDS = ['M-28.5 13L-14.5 16', 'M-27 5L-13.5 9.5', 'M6 -26.5L10.5 -13.5', 'M14 -28.5L16.5 -14.5']
export const RETURN = 'M25 0A27 27 0 0 1 -2 27M8 18L-2 27L8 36'
export const SMALL = place('M-20 22C-18 -6 -6 -18 22 -20', 0, 0)
