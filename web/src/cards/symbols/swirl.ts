// The wheel's swirl: a spiral of half circles, each wider by as much.

function spiral(step: number, halves: number): string {
  let d = 'M0 0'
  for (let k = 1, x = 0; k <= halves; k++) {
    x += (k % 2 ? 2 : -2) * step * k
    d += `A${step * k} ${step * k} 0 0 1 ${x} 0`
  }
  return d
}

/** About the origin; it reaches 28 to either side. */
export const SWIRL = spiral(3.5, 8)

/** To stand beside a small numeral; it reaches 8. */
export const CURL = spiral(2, 4)
