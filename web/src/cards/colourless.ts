// What stands in the middle of a card without a colour.

import { word } from './glyphs.ts'
import { DIM, PAPER, TONES, WHITE, WILD_FIELD } from './palette.ts'
import { COLOURS, type Card, type Colour } from './parse.ts'
import { place, type Layer } from './path.ts'
import { shape } from './shapes.ts'
import { BANDS, BOOMERANG, RETURN } from './symbols/boomerang.ts'
import { drops } from './symbols/downpour.ts'
import { CROSSED, CROSSING } from './symbols/exchange.ts'
import { fan, wildMinis } from './symbols/minis.ts'
import { SIGHT } from './symbols/sight.ts'

const QUARTERS: Record<Colour, [number, number]> = { r: [32, 52], y: [68, 52], g: [32, 88], b: [68, 88] }

/** The four shapes; when a colour is named, the others are dimmed. */
const quarters = (named: Colour | ''): Layer[] =>
  COLOURS.map((colour) => {
    const d = shape(colour, ...QUARTERS[colour], 28)
    if (named && named !== colour) return { d, fill: WILD_FIELD, line: DIM, width: 2 }
    const { lit } = TONES[colour]
    return { d, fill: lit, line: lit, width: named ? 8 : 4 }
  })

const count = (text: string): Layer => ({ d: word(text, 50, 79, 18), line: WHITE, width: 6.2 })

export function colourless({ kind, named }: Card): Layer[] {
  switch (kind) {
    case 'wild': return quarters(named)
    case 'draw_four': return [...wildMinis(fan(4, 50, 53, 34, 26), 1.06, named), count('+4')]
    case 'targeted_four':
      return [
        ...wildMinis(fan(4, 50, 49.5, 24, 28), 0.72, named),
        { d: place(SIGHT, 50, 52, 0.95), line: WHITE, width: 3.6 },
        count('+4'),
      ]
    case 'downpour_one': return [...drops(named), count('+1')]
    case 'downpour_two': return [...drops(named), count('+2')]
    case 'exchange': return [...wildMinis(CROSSED, 1, named), { d: place(CROSSING, 50, 87, 1), line: WHITE, width: 5.4 }]
    default:
      return [
        { d: place(BOOMERANG, 47, 64, 1.12), fill: PAPER },
        ...COLOURS.map((colour, k) => ({ d: place(BANDS[k], 47, 64, 1.12), line: TONES[colour].lit, width: 4.5 })),
        { d: place(RETURN, 51, 77, 0.95), line: WHITE, width: 5 },
      ]
  }
}
