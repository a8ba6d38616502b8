// The wheel's swirl: a spiral of short arcs.

function spiral(from: number, to: number, turns: number, start: number): string {
  const steps = Math.round(turns * 8)
  const at = (k: number): [number, number, number] => {
    const radius = from + ((to - from) * k) / steps
    const angle = ((start + (k * 360 * turns) / steps) * Math.PI) / 180
    return [radius, radius * Math.cos(angle), radius * Math.sin(angle)]
  }
  let d = ''
  for (let k = 0; k <= steps; k++) {
    const [radius, x, y] = at(k)
    d += k ? `A${radius.toFixed(2)} ${radius.toFixed(2)} 0 0 1 ` : 'M'
    d += `${x.toFixed(2)} ${y.toFixed(2)}`
  }
  return d
}

/** About the origin, round a numeral; it reaches 29. */
export const SWIRL = spiral(18, 29, 1.75, 100)

/** To stand beside a small numeral; it reaches 8. */
export const CURL = spiral(0, 8, 1.75, 60)
