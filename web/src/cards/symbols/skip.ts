// Skip: a barred ring.

import { circle } from '../path.ts'

/** About the origin, 44 across. */
export const SKIP = circle(0, 0, 22) + 'M-15.5 -15.5L15.5 15.5'
