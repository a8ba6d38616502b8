// What each card shows, as a short list of paths on a field of 100 by 140.

import { both, cardOutline, circle, place, type Layer } from './path.ts'
import { word, wordWidth, numeral } from './glyphs.ts'
import { CLOVER, FIELDS, shape } from './shapes.ts'
import { DIM, INK, PAPER, TONES, WILD, WILD_FIELD } from './palette.ts'
import { COLOURS, type Card, type Colour } from './parse.ts'
import { back } from './back.ts'
import { BANDS, BOOMERANG, RETURN } from './symbols/boomerang.ts'
import { CROSSED, CROSSING } from './symbols/exchange.ts'
import { DROP, drops } from './symbols/downpour.ts'
import { fan, plainMinis, wildMinis } from './symbols/minis.ts'
import { REVERSE } from './symbols/reverse.ts'
import { SIGHT } from './symbols/sight.ts'
import { SKIP } from './symbols/skip.ts'
import { CURL, SWIRL } from './symbols/swirl.ts'

export type Lang = 'en' | 'fr'

export const LETTERS: Record<Lang, Record<Colour, string>> = {
  en: { r: 'R', y: 'Y', g: 'G', b: 'B' },
  fr: { r: 'R', y: 'J', g: 'V', b: 'B' },
}

const TOP = 11
const TALL = 15
const INDEX = 5

/** The thin light edge, and the ground within. */
const sheet = (ground: string): Layer[] => [
  { d: place(cardOutline(99.2, 139.2, 9.6), 50, 70), fill: PAPER, line: '#00000038', width: 0.8 },
  { d: place(cardOutline(94, 134, 7), 50, 70), fill: ground },
]

/** The small shape and letter under the numeral in two corners. */
function corner(colour: Colour, lang: Lang, tint: string, ink: string): Layer[] {
  return [
    { d: both(shape(colour, 13.6, 39.2, 10.6)), fill: tint, line: tint, width: 1.4 },
    { d: both(word(LETTERS[lang][colour], 22.5, 34.6, 9.2, 'left')), line: ink, width: 3 },
  ]
}

/** The sign in two corners: a number or a symbol, and what sets it apart beside it. */
function sign(card: Card): string {
  const beside = (text: string, mark: string, scale: number): string =>
    word(text, 10.5, TOP, TALL, 'left') + place(mark, 18.5 + wordWidth(text, TALL), TOP + TALL / 2, scale)
  switch (card.kind) {
    case 'number': {
      const d = numeral(card.number, 10.5, TOP, TALL, 'left')
      return card.wizz ? d + place(CURL, 20 + wordWidth(String(card.number), TALL), TOP + 7, 0.62) : d
    }
    case 'skip': return place(SKIP, 18.5, TOP + TALL / 2, 0.35)
    case 'reverse': return place(REVERSE, 19, TOP + TALL / 2, 0.36)
    case 'draw_two': return word('+2', 10.5, TOP, TALL, 'left')
    case 'draw_four': return word('+4', 10.5, TOP, TALL, 'left')
    case 'targeted_two': return beside('+2', SIGHT, 0.27)
    case 'targeted_four': return beside('+4', SIGHT, 0.27)
    case 'downpour_one': return beside('+1', DROP, 0.4)
    case 'downpour_two': return beside('+2', DROP, 0.4)
    case 'exchange': return place(CROSSING, 19, TOP + TALL / 2, 0.42)
    case 'boomerang': return place(BOOMERANG, 19, TOP + TALL / 2, 0.34)
    default: return ''
  }
}

/** The number under a picture. */
const count = (text: string, ink: string): Layer => ({ d: word(text, 50, 77, 19), line: ink, width: 6.8 })

function coloured(card: Card, colour: Colour): Layer[] {
  const tone = TONES[colour]
  const line = tone.ink
  switch (card.kind) {
    case 'number': {
      const size = card.wizz ? 32 : 42
      const figure = { d: numeral(card.number, 50, 70 - size / 2, size), line, width: card.wizz ? 9.5 : 12 }
      return card.wizz ? [{ d: place(SWIRL, 50, 70), line, width: 4 }, figure] : [figure]
    }
    case 'skip': return [{ d: place(SKIP, 50, 70, 1.08), line, width: 9.5 }]
    case 'reverse': return [{ d: place(REVERSE, 50, 70, 1.05), line, width: 9 }]
    case 'draw_two': return [...plainMinis(fan(2, 50, 52, 30, 32), 1.05, colour, tone), count('+2', line)]
    default:
      return [
        ...plainMinis(fan(2, 50, 52, 22, 32), 0.72, colour, tone),
        { d: place(SIGHT, 50, 53, 0.95), line, width: 4 },
        count('+2', line),
      ]
  }
}

/** Red above, blue below, like a lozenge of the four shapes. */
const QUARTERS: Record<Colour, [number, number]> = { r: [33, 53], y: [67, 53], g: [33, 87], b: [67, 87] }

function quarters(card: Card): Layer[] {
  return COLOURS.map((colour) => {
    const [x, y] = QUARTERS[colour]
    const dim = card.named && card.named !== colour
    const d = shape(colour, x, y, 26)
    return dim ? { d, fill: WILD_FIELD, line: DIM, width: 2 } : { d, fill: TONES[colour].lit, line: TONES[colour].lit, width: 4 }
  })
}

function colourless(card: Card): Layer[] {
  const line = '#FFFFFF'
  switch (card.kind) {
    case 'wild': return quarters(card)
    case 'draw_four': return [...wildMinis(fan(4, 50, 50, 34, 24), 1, card.named), count('+4', line)]
    case 'targeted_four':
      return [
        ...wildMinis(fan(4, 50, 52, 22, 24), 0.62, card.named),
        { d: place(SIGHT, 50, 53, 0.95), line, width: 4 },
        count('+4', line),
      ]
    case 'downpour_one': return [...drops(card.named), count('+1', line)]
    case 'downpour_two': return [...drops(card.named), count('+2', line)]
    case 'exchange':
      return [...wildMinis(CROSSED, 1.05, card.named), { d: place(CROSSING, 50, 90, 0.9), line, width: 5 }]
    default:
      return [
        { d: place(BOOMERANG, 48, 66, 1.1), line: PAPER, width: 15 },
        ...COLOURS.map((colour, k) => ({ d: place(BANDS[k], 48, 66, 1.1), line: TONES[colour].lit, width: 4.5 })),
        { d: place(RETURN, 48, 68, 1), line, width: 4.5 },
      ]
  }
}

/** Both sides alike: plain ivory and a single ring, which holds the colour that it carries on the pile. */
function unoCard(card: Card, lang: Lang): Layer[] {
  const layers: Layer[] = [...sheet('#F3E8D0'), { d: circle(50, 70, 30), line: INK, width: 7 }]
  if (!card.named) return layers
  const { ground } = TONES[card.named]
  return [
    ...layers,
    { d: shape(card.named, 50, 70, 26), fill: ground, line: ground, width: 3 },
    ...corner(card.named, lang, ground, INK),
  ]
}

function draw(card: Card, lang: Lang): Layer[] {
  if (card.kind === 'hidden') return back()
  if (card.kind === 'uno_card') return unoCard(card, lang)
  const colour = card.colour || card.named
  const tone = card.colour && TONES[card.colour]
  const ink = tone ? tone.ink : '#FFFFFF'
  const layers = sheet(tone ? tone.ground : WILD)
  if (card.colour) {
    const { field } = TONES[card.colour]
    layers.push({ d: FIELDS[card.colour], fill: field, line: field, width: 5 }, ...coloured(card, card.colour))
  } else {
    if (card.named && card.kind !== 'wild') {
      layers.push({ d: FIELDS[card.named], fill: TONES[card.named].ground, line: TONES[card.named].ground, width: 5 })
    } else layers.push({ d: CLOVER, fill: WILD_FIELD })
    layers.push(...colourless(card))
  }
  const d = sign(card)
  if (d) layers.push({ d: both(d), line: ink, width: card.kind === 'number' ? INDEX : 4 })
  if (colour) layers.push(...corner(colour, lang, tone ? tone.ink : TONES[colour].lit, ink))
  return layers
}

const drawn = new Map<string, Layer[]>()

/** The paths of a card, made once. */
export function compose(card: Card, lang: Lang): Layer[] {
  const key = lang + card.text
  let layers = drawn.get(key)
  if (!layers) drawn.set(key, (layers = draw(card, lang)))
  return layers
}
