// What stands in the middle of a card without a colour.

import { word } from './glyphs.ts'
import { DIM, PAPER, TONES, WHITE, WILD, WILD_FIELD } from './palette.ts'
import { COLOURS, type Card, type Colour } from '../lib/cards.ts'
import { place, type Layer } from './path.ts'
import { shape } from './shapes.ts'
import { BANDS, BOOMERANG, RETURN } from './symbols/boomerang.ts'
import { drops } from './symbols/downpour.ts'
import { CROSSED, CROSSING } from './symbols/exchange.ts'
import { fan, wildMinis } from './symbols/minis.ts'
import { RING } from './symbols/sight.ts'

const QUARTERS: Record<Colour, [number, number]> = { r: [32, 52], y: [68, 52], g: [32, 88], b: [68, 88] }

/** The four shapes; when a colour is named, the others are dimmed. */
const quarters = (named: Colour | ''): Layer[] =>
  COLOURS.map((colour) => {
    const d = shape(colour, ...QUARTERS[colour], 28)
    if (named && named !== colour) return { d, fill: WILD_FIELD, line: DIM, width: 2 }
    const { lit } = TONES[colour]
    return { d, fill: lit, line: lit, width: named ? 8 : 4 }
  })

/** A white line that stays clear of whatever field lies under it. */
const clear = (d: string, width: number): Layer[] => [
  { d, line: WILD, width: width + 4 },
  { d, line: WHITE, width },
]

const count = (text: string): Layer[] => clear(word(text, 50, 79, 18), 6.2)

/** The sight: its marks are the four shapes. */
function aimed(named: Colour | ''): Layer[] {
  const marks = COLOURS.flatMap((colour, k) => {
    const d = shape(colour, 50 + [0, 27, 0, -27][k]!, 70 + [-27, 0, 27, 0][k]!, 15)
    const dim = named && named !== colour
    return [
      { d, line: WILD, width: 8 },
      { d, fill: dim ? WILD_FIELD : TONES[colour].ground, line: dim ? DIM : PAPER, width: 2.2 },
    ]
  })
  return [...clear(place(RING, 50, 70), 4.4), ...marks, ...clear(word('+4', 49.5, 62.5, 15), 5.4)]
}

export function colourless({ kind, colour: named }: Card): Layer[] {
  switch (kind) {
    case 'wild': return quarters(named)
    case 'draw_four': return [...wildMinis(fan(4, 50, 53, 34, 26), 1.06, named), ...count('+4')]
    case 'targeted_four': return aimed(named)
    case 'downpour_one': return [...drops(named), ...count('+1')]
    case 'downpour_two': return [...drops(named), ...count('+2')]
    case 'exchange': return [...wildMinis(CROSSED, 1, named), ...clear(place(CROSSING, 50, 91, 0.86), 5)]
    default:
      return [
        { d: place(BOOMERANG, 48, 65, 1.06), fill: PAPER },
        ...COLOURS.map((colour, k) => ({ d: place(BANDS[k]!, 48, 65, 1.06), line: TONES[colour].lit, width: 4.5 })),
        ...clear(place(RETURN, 51, 77, 0.9), 4.6),
      ]
  }
}
