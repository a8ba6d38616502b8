// Boomerang: a bent wood with a band of each colour, and the way it comes back.

import { place } from '../path.ts'

const flown = (d: string): string => place(d, 0, 0, 1, -32)

/** About the origin, 60 across, drawn with a heavy line. */
export const BOOMERANG = flown('M-27 16L-9 -13Q0 -25 9 -13L27 16')
/** In the order red, yellow, green, blue. */
export const BANDS = [
  'M-26 4L-14.5 11',
  'M-21.5 -3.5L-10 3.5',
  'M21.5 -3.5L10 3.5',
  'M26 4L14.5 11',
].map(flown)
export const RETURN = 'M27 -6A27 27 0 0 1 4 27M15 18L4 27L13 37'
