// The wheel's swirl.

import { place } from '../path.ts'


/** Three arms about the origin, round a numeral. */
export const SWIRL = [0, 120, 240].map((turn) => place('M27 0A27 27 0 0 1 -10 34', 0, 0, 1, turn)).join('')

/** A single turn, to stand beside a small numeral; 20 across. */
export const CURL = 'M2 1A3.5 3.5 0 1 0 -4 3A7 7 0 0 0 9 0A9.5 9.5 0 0 0 -7 -8'
