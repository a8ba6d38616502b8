// Downpour: drops.

import { DIM, PAPER, TONES, WILD_FIELD } from '../palette.ts'
import { COLOURS, type Colour } from '../../lib/cards.ts'
import { place, type Layer } from '../path.ts'
import { shape } from '../shapes.ts'

/** About the middle of its round part, 20 wide. */
export const DROP = 'M0 -19C4 -11 10 -6 10 1A10 10 0 1 1 -10 1C-10 -6 -4 -11 0 -19Z'

const PLACES = [
  [25, 62],
  [42, 49],
  [58, 64],
  [75, 51],
]

/** A drop of each colour; when a colour is named, the others are dimmed. */
export const drops = (named: Colour | ''): Layer[] =>
  COLOURS.flatMap((colour, k) => {
    const [x = 0, y = 0] = PLACES[k]!
    const dim = named && named !== colour
    const mark = dim ? DIM : TONES[colour].ink
    return [
      { d: place(DROP, x, y), fill: dim ? WILD_FIELD : TONES[colour].ground, line: dim ? DIM : PAPER, width: 2 },
      { d: shape(colour, x, y + 1, 9), fill: mark, line: mark, width: 1 },
    ]
  })
