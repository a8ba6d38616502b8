// The colours of the cards, the same in both themes.

import type { Colour } from './parse.ts'

export interface Tone {
  /** The card itself. */
  readonly ground: string
  /** The lighter field in its middle: what stands on it keeps a contrast of 3.4 or more. */
  readonly field: string
  /** Numerals and symbols. */
  readonly ink: string
  /** The colour on the dark ground of a wild. */
  readonly lit: string
}

export const TONES: Record<Colour, Tone> = {
  r: { ground: '#C8283C', field: '#DF5566', ink: '#FFFFFF', lit: '#E5495C' },
  y: { ground: '#F2B824', field: '#FFDC82', ink: '#2A1E06', lit: '#F2B824' },
  g: { ground: '#0E7C66', field: '#2B9C83', ink: '#FFFFFF', lit: '#22A587' },
  b: { ground: '#2259B5', field: '#4E83DB', ink: '#FFFFFF', lit: '#4583E6' },
}

export const PAPER = '#FBF7EE'
export const INK = '#24313A'
export const WILD = '#231F2B'
export const WILD_FIELD = '#39334A'
export const DIM = '#5A5468'
