// What each card shows, as a short list of paths on a field of 100 by 140.

import { back, sheet } from './back.ts'
import { colourless } from './colourless.ts'
import { coloured } from './coloured.ts'
import { largeSuit, sign, suit, type Lang } from './corner.ts'
import { FIELDS, FOUR_LOBES, shape } from './shapes.ts'
import { INK, IVORY, TONES, WHITE, WILD, WILD_FIELD } from './palette.ts'
import { circle, type Layer } from './path.ts'
import type { Card } from '../lib/cards.ts'

/** Both sides alike: plain ivory and a single ring, which holds the colour that it carries on the pile. */
function unoCard(card: Card, lang: Lang): Layer[] {
  const layers: Layer[] = [...sheet(IVORY), { d: circle(50, 70, 31), line: INK, width: 6 }]
  if (!card.colour) return layers
  const { ground } = TONES[card.colour]
  return [
    ...layers,
    { d: shape(card.colour, 50, 70, 28), fill: ground, line: ground, width: 3 },
    ...largeSuit(card.colour, lang, ground, INK),
  ]
}

function draw(card: Card, lang: Lang): Layer[] {
  if (card.kind === 'hidden') return back()
  if (card.kind === 'uno_card') return unoCard(card, lang)
  if (card.colour && !card.colourless) {
    const { ground, field, ink } = TONES[card.colour]
    return [
      ...sheet(ground),
      { d: FIELDS[card.colour], fill: field, line: field, width: 8 },
      ...coloured(card, card.colour),
      ...sign(card, ink),
      ...suit(card.colour, lang, ink, ink),
    ]
  }
  const layers = sheet(WILD)
  const beneath = card.kind === 'wild' ? largeSuit : suit
  if (card.kind !== 'wild') {
    const fill = card.colour ? TONES[card.colour].lit : WILD_FIELD
    layers.push({ d: card.colour ? FIELDS[card.colour] : FOUR_LOBES, fill, line: fill, width: 8 })
  }
  return [
    ...layers,
    ...colourless(card),
    ...sign(card, WHITE),
    ...(card.colour ? beneath(card.colour, lang, TONES[card.colour].lit, WHITE) : []),
  ]
}

const drawn = new Map<string, Layer[]>()

/** The paths of a card, made once. */
export function compose(card: Card, lang: Lang): Layer[] {
  const key = lang + card.text
  let layers = drawn.get(key)
  if (!layers) drawn.set(key, (layers = draw(card, lang)))
  return layers
}
