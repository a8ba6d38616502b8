// Numerals and letters as centre lines on one grid: 60 high, to be drawn with a round line.

import { place } from './path.ts'

interface Glyph {
  readonly d: string
  readonly width: number
}

const glyph = (d: string, width = 44): Glyph => ({ d, width })

export const GLYPHS: Record<string, Glyph> = {
  '0': glyph('M23 0C37 0 46 12 46 30S37 60 23 60S0 48 0 30S9 0 23 0Z', 46),
  '1': glyph('M2 14L19 0V60M2 60H36', 36),
  '2': glyph('M2 16C4 6 12 0 22 0C34 0 42 7 42 17C42 25 38 30 31 36L2 60H44'),
  '3': glyph('M3 0H40L20 24C34 23 44 30 44 41C44 53 34 60 21 60C12 60 4 56 0 49'),
  '4': glyph('M34 60V0L0 43H47', 47),
  '5': glyph('M40 0H8L5 27C9 23 15 21 22 21C35 21 44 29 44 40C44 52 34 60 21 60C12 60 4 56 0 49'),
  '6': glyph('M32 0C18 7 0 20 0 39C0 51 9 60 22 60S44 51 44 39S35 19 22 19C12 19 4 25 1 33'),
  '7': glyph('M0 0H44C30 18 20 36 17 60'),
  '8': glyph('M22 28C12 28 4 22 4 14S12 0 22 0S40 6 40 14S32 28 22 28C9 28 0 34 0 44S9 60 22 60S44 54 44 44S35 28 22 28Z'),
  '9': glyph('M12 60C26 53 44 40 44 21C44 9 35 0 22 0S0 9 0 21S9 41 22 41C32 41 40 35 43 27'),
  '+': glyph('M0 32H30M15 17V47', 30),
  R: glyph('M2 60V0H22C34 0 42 7 42 17S34 34 22 34H2M23 34L43 60'),
  Y: glyph('M0 0L22 32L44 0M22 32V60'),
  G: glyph('M42 13C38 5 31 0 23 0C9 0 0 12 0 30S9 60 23 60C35 60 44 52 44 39V35H26'),
  B: glyph('M2 28V0H22C33 0 39 6 39 14S33 28 22 28H2V60H24C36 60 43 54 43 44S36 28 24 28'),
  J: glyph('M36 0V41C36 53 29 60 18 60C9 60 2 55 0 46', 36),
  V: glyph('M0 0L21 60L42 0', 42),
}

const SPACE = 17

/** A word centred on `x`, its height from `top` to `top + height`, between the middles of the line. */
export function word(text: string, x: number, top: number, height: number, at: 'middle' | 'left' = 'middle'): string {
  const scale = height / 60
  const parts = [...text].map((one) => GLYPHS[one]!)
  const width = parts.reduce((sum, one) => sum + one.width, SPACE * (parts.length - 1))
  let left = at === 'left' ? x : x - (width * scale) / 2
  return parts
    .map((one) => {
      const d = place(one.d, left, top, scale)
      left += (one.width + SPACE) * scale
      return d
    })
    .join('')
}

export const wordWidth = (text: string, height: number): number =>
  ([...text].reduce((sum, one) => sum + GLYPHS[one]!.width, SPACE * (text.length - 1)) * height) / 60

/** A number; 6 and 9 stand a little higher, for the line under them. */
export const figure = (n: number, x: number, top: number, height: number, at: 'middle' | 'left' = 'middle'): string =>
  underlined(n) ? word(String(n), x, top - height * 0.05, height * 0.88, at) : word(String(n), x, top, height, at)

/** The line under 6 and 9, or nothing. */
export function underline(n: number, x: number, top: number, height: number, at: 'middle' | 'left' = 'middle'): string {
  if (!underlined(n)) return ''
  const half = wordWidth(String(n), height * 0.88) / 2
  const middle = at === 'left' ? x + half : x
  return `M${middle - half} ${top + height * 1.14}H${middle + half}`
}

const underlined = (n: number): boolean => n === 6 || n === 9
