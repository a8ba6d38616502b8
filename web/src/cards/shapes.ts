// The four shapes: red disc, yellow triangle, green square, blue lozenge.

import { circle, place } from './path.ts'
import type { Colour } from '../lib/cards.ts'

/** Each about the origin, of equal weight to the eye, some 20 across; drawn with a line of 2 to round the corners. */
export const SHAPES: Record<Colour, string> = {
  r: circle(0, 0, 9.6),
  y: 'M0 -9.4L10.2 8.2H-10.2Z',
  g: 'M-8.3 -8.3H8.3V8.3H-8.3Z',
  b: 'M0 -11.4L9 0L0 11.4L-9 0Z',
}

export const shape = (colour: Colour, x: number, y: number, size: number, degrees = 0): string =>
  place(SHAPES[colour], x, y, size / 20, degrees)

/** The large field in the middle of a card. */
export const FIELDS: Record<Colour, string> = {
  r: circle(50, 70, 31.4),
  y: 'M50 32L84 93H16Z',
  g: 'M26.5 46.5H73.5V93.5H26.5Z',
  b: 'M50 26L82 70L50 114L18 70Z',
}

/** How far down the middle of what stands on the field is. */
export const FOCUS: Record<Colour, number> = { r: 70, y: 73, g: 70, b: 70 }

/** The field of a card without a colour: four lobes, none of the four shapes. */
export const FOUR_LOBES =
  'M50 40C56 32 72 32 78 42C84 50 82 62 79 70C82 78 84 90 78 98C72 108 56 108 50 100C44 108 28 108 22 98' +
  'C16 90 18 78 21 70C18 62 16 50 22 42C28 32 44 32 50 40Z'
