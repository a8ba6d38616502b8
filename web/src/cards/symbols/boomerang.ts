// Boomerang: a bent wood with a band of each colour, and the way it comes back.

import { place } from '../path.ts'

const flown = (d: string): string => place(d, 0, 0, 1, -35)

/** About the origin, 64 across, filled. */
export const BOOMERANG = flown('M-31 17C-26 -4 -13 -21 0 -21S26 -4 31 17C32 23 25 25 21 20C15 11 8 0 0 0S-15 11 -21 20C-25 25 -32 23 -31 17Z')
/** In the order red, yellow, green, blue. */
export const BANDS = ['M-30 9L-18 14.5', 'M-26 0.5L-14.5 7', 'M26 0.5L14.5 7', 'M30 9L18 14.5'].map(flown)
/** An arc below it, with a head. */
export const RETURN = 'M26 -2A30 30 0 0 1 0 25M9 17L-1 25L8 34'
