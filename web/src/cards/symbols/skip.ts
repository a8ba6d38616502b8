// Skip: a ring with a bar across it, which goes beyond the ring.

import { circle } from '../path.ts'

/** About the origin, 60 across. */
export const SKIP = circle(0, 0, 21) + 'M-20 -20L20 20'
