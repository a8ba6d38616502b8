// The colours of the cards, the same in both themes.

import type { Colour } from '../lib/cards.ts'

export interface Tone {
  /** The card itself. */
  readonly ground: string
  /** The lighter field in its middle. */
  readonly field: string
  /** What stands in the corners, on the ground. */
  readonly ink: string
  /** What stands on the field. */
  readonly mark: string
  /** The swirl on the field. */
  readonly soft: string
  /** The colour on the dark ground of a wild. */
  readonly lit: string
}

export const TONES: Record<Colour, Tone> = {
  r: { ground: '#C8283C', field: '#FBD9D3', ink: '#FFFFFF', mark: '#9C1128', soft: '#EFA9A8', lit: '#E5495C' },
  y: { ground: '#F2B824', field: '#FFF1C9', ink: '#2A1E06', mark: '#2A1E06', soft: '#FFD05E', lit: '#F2B824' },
  g: { ground: '#0E7C66', field: '#D3EEE2', ink: '#FFFFFF', mark: '#075546', soft: '#9BD3C1', lit: '#22A587' },
  b: { ground: '#2259B5', field: '#D9E6FB', ink: '#FFFFFF', mark: '#16438F', soft: '#A6C4F2', lit: '#4583E6' },
}

export const WHITE = '#FFFFFF'
export const PAPER = '#FBF7EE'
export const IVORY = '#F3E8D0'
/** A hair of shade round the paper, for light tables. */
export const EDGE = '#00000038'
export const INK = '#24313A'
export const WILD = '#231F2B'
export const WILD_FIELD = '#3D3650'
export const DIM = '#5A5468'
