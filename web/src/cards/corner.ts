// What stands in two corners: the sign, and under it the shape and the letter of the colour.

import { figure, underline, word, wordWidth } from './glyphs.ts'
import { TONES } from './palette.ts'
import { COLOURS, type Card, type Colour } from '../lib/cards.ts'
import { both, place, type Layer } from './path.ts'
import { shape } from './shapes.ts'
import { BOOMERANG } from './symbols/boomerang.ts'
import { DROP } from './symbols/downpour.ts'
import { CROSSING } from './symbols/exchange.ts'
import { REVERSE } from './symbols/reverse.ts'
import { SIGHT } from './symbols/sight.ts'
import { SKIP } from './symbols/skip.ts'
import { CURL } from './symbols/swirl.ts'

export type Lang = 'en' | 'fr'

export const LETTERS: Record<Lang, Record<Colour, string>> = {
  en: { r: 'R', y: 'Y', g: 'G', b: 'B' },
  fr: { r: 'R', y: 'J', g: 'V', b: 'B' },
}

const LEFT = 10
const TOP = 10.2
const TALL = 14
const MIDDLE = TOP + TALL / 2

/** The small shape and letter under the sign. */
export const suit = (colour: Colour, lang: Lang, tint: string, ink: string): Layer[] => [
  { d: both(shape(colour, 12.7, 35.2, 9.4)), fill: tint, line: tint, width: 1.2 },
  { d: both(word(LETTERS[lang][colour], 19.9, 31, 8.4, 'left')), line: ink, width: 2.8 },
]

/** The same, larger, where there is no sign above it. */
export const largeSuit = (colour: Colour, lang: Lang, tint: string, ink: string): Layer[] => [
  { d: both(shape(colour, 15, MIDDLE + 0.4, 14)), fill: tint, line: tint, width: 1.6 },
  { d: both(word(LETTERS[lang][colour], 27, TOP + 0.8, 12.6, 'left')), line: ink, width: 4 },
]

/** The four shapes in the corners of a wild that still asks for a colour. */
const four = (x: number, y: number, size: number): Layer[] =>
  COLOURS.map((colour, k) => {
    const d = both(shape(colour, x + (k % 2) * size * 1.22, y + (k > 1 ? size * 1.22 : 0), size))
    return { d, fill: TONES[colour].lit }
  })

function counted(text: string, mark: string, scale: number, line: string): Layer[] {
  return [
    { d: both(word(text, LEFT, TOP, TALL, 'left')), line, width: 4.3 },
    ...(mark ? [{ d: both(place(mark, LEFT + 10 + wordWidth(text, TALL), MIDDLE, scale)), line, width: 2.2 }] : []),
  ]
}

function numbered(card: Card, line: string): Layer[] {
  const layers: Layer[] = [{ d: both(figure(card.number, LEFT, TOP, TALL, 'left')), line, width: 4.6 }]
  const under = underline(card.number, LEFT, TOP, TALL, 'left')
  if (under) layers.push({ d: both(under), line, width: 2.4 })
  if (card.wizz) layers.push({ d: both(place(CURL, LEFT + 21.5, MIDDLE, 0.9)), line, width: 2.2 })
  return layers
}

/** The sign in two corners: a number or a symbol, with what sets it apart beside it. */
export function sign(card: Card, line: string): Layer[] {
  const symbol = (d: string, scale: number): Layer[] => [{ d: both(place(d, LEFT + 8, MIDDLE, scale)), line, width: 4 }]
  const asks = card.colour ? [] : four(10.8, 33.4, 5.2)
  switch (card.kind) {
    case 'number': return numbered(card, line)
    case 'skip': return symbol(SKIP, 0.37)
    case 'reverse': return symbol(REVERSE, 0.37)
    case 'draw_two': return counted('+2', '', 0, line)
    case 'targeted_two': return counted('+2', SIGHT, 0.24, line)
    case 'wild': return card.colour ? [] : four(13, 14, 9)
    case 'draw_four': return [...counted('+4', '', 0, line), ...asks]
    case 'targeted_four': return [...counted('+4', SIGHT, 0.24, line), ...asks]
    case 'downpour_one': return [...counted('+1', DROP, 0.42, line), ...asks]
    case 'downpour_two': return [...counted('+2', DROP, 0.42, line), ...asks]
    case 'exchange': return [...symbol(CROSSING, 0.5), ...asks]
    default: return [{ d: both(place(BOOMERANG, LEFT + 7, MIDDLE, 0.34)), fill: line }]
  }
}
