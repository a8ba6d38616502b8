// Cards as elements: each is drawn once, and copied from then on, which costs a page far less than drawing it anew.

import { cardOf, UNKNOWN } from '../lib/cards.ts'
import { compose } from './compose.ts'
import type { Lang } from './corner.ts'

const SVG = 'http://www.w3.org/2000/svg'
const drawn = new Map<string, DocumentFragment>()

/** The paths of a card in notation, in a fragment to be cloned. */
export function drawingOf(card: string, lang: Lang): DocumentFragment {
  const key = lang + card
  let drawing = drawn.get(key)
  if (!drawing) drawn.set(key, (drawing = draw(card, lang)))
  return drawing
}

function draw(card: string, lang: Lang): DocumentFragment {
  const drawing = document.createDocumentFragment()
  for (const { d, fill = 'none', line, width } of compose(cardOf(card) ?? UNKNOWN, lang)) {
    const path = document.createElementNS(SVG, 'path')
    const attributes = { d, fill, 'fill-rule': 'evenodd', ...(line && { stroke: line }), ...(width && { 'stroke-width': String(width) }) }
    for (const [name, value] of Object.entries(attributes)) path.setAttribute(name, value)
    drawing.append(path)
  }
  return drawing
}
