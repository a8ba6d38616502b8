// Path data, moved about as text, so that a card is a few flat paths and no transform is left in the page.

/** One `<path>`: filled, drawn with a line, or both. */
export interface Layer {
  readonly d: string
  readonly fill?: string
  readonly line?: string
  readonly width?: number
}

const ARITY: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 }
const short = (value: number): string => String(Math.round(value * 100) / 100)

/** Absolute commands only; ellipses of unequal radii may not be turned. */
export function place(d: string, x: number, y: number, scale = 1, degrees = 0): string {
  const angle = (degrees * Math.PI) / 180
  const cos = Math.cos(angle) * scale
  const sin = Math.sin(angle) * scale
  const point = (px: number, py: number): string => `${short(x + px * cos - py * sin)} ${short(y + px * sin + py * cos)}`
  let out = ''
  let px = 0
  let py = 0
  for (const [, command = '', text = ''] of d.matchAll(/([MLHVCSQAZ])([^MLHVCSQAZ]*)/g)) {
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const n = (at: number): number => numbers[at] ?? 0
    const step = ARITY[command] ?? 0
    if (step === 0) out += 'Z'
    for (let at = 0; step > 0 && at < numbers.length; at += step) {
      if (command === 'H') px = n(at)
      else if (command === 'V') py = n(at)
      else [px, py] = [n(at + step - 2), n(at + step - 1)]
      if (command === 'H' || command === 'V') out += `L${point(px, py)}`
      else if (command === 'A') {
        out += `A${short(n(at) * scale)} ${short(n(at + 1) * scale)} 0 ${n(at + 3)} ${n(at + 4)} ${point(px, py)}`
      } else {
        const points: string[] = []
        for (let k = 0; k < step; k += 2) points.push(point(n(at + k), n(at + k + 1)))
        out += command + points.join(' ')
      }
    }
  }
  return out
}

/** The same once more, upside down: a card has no top. */
export const both = (d: string): string => d + place(d, 100, 140, 1, 180)

export const circle = (x: number, y: number, r: number): string =>
  `M${short(x - r)} ${short(y)}A${r} ${r} 0 1 1 ${short(x + r)} ${short(y)}A${r} ${r} 0 1 1 ${short(x - r)} ${short(y)}Z`

/** A small card, upright about the origin. */
export function cardOutline(width: number, height: number, r: number): string {
  const [w, h] = [width / 2, height / 2]
  return (
    `M${r - w} ${-h}H${w - r}A${r} ${r} 0 0 1 ${w} ${r - h}V${h - r}A${r} ${r} 0 0 1 ${w - r} ${h}` +
    `H${r - w}A${r} ${r} 0 0 1 ${-w} ${h - r}V${r - h}A${r} ${r} 0 0 1 ${r - w} ${-h}Z`
  )
}
