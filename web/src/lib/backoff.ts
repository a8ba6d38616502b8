/** The first wait is at most this, and no wait is ever longer than that, in milliseconds. */
const FIRST = 500
const LONGEST = 15_000

/** How long to wait before the next try, after so many that failed: anything up to twice as long each time, so that
 * many who were cut off together do not come back together ("full jitter"). */
export function backOff(failed: number, chance: number): number {
  return Math.round(chance * Math.min(LONGEST, FIRST * 2 ** Math.min(failed, 10)))
}
