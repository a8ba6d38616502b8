// What stands on the field of a coloured card.

import { figure, underline, word } from './glyphs.ts'
import { TONES } from './palette.ts'
import type { Card, Colour } from '../lib/cards.ts'
import { place, type Layer } from './path.ts'
import { FOCUS } from './shapes.ts'
import { fan, plainMinis } from './symbols/minis.ts'
import { REVERSE } from './symbols/reverse.ts'
import { SIGHT } from './symbols/sight.ts'
import { SKIP } from './symbols/skip.ts'
import { SWIRL } from './symbols/swirl.ts'

function numeral(card: Card, colour: Colour): Layer[] {
  const { mark: line, soft } = TONES[colour]
  const size = card.wizz ? 30 : colour === 'y' ? 34 : 36
  const width = card.wizz ? 9.4 : 10.6
  const top = FOCUS[colour] - size / 2
  const d = figure(card.number, 50, top, size)
  const under = underline(card.number, 50, top, size)
  const layers: Layer[] = [{ d, line, width }]
  if (under) layers.push({ d: under, line, width: width * 0.55 })
  if (!card.wizz) return layers
  const swirl = place(SWIRL, 50, FOCUS[colour], colour === 'y' ? 0.86 : 1)
  return [{ d: swirl, fill: soft }, ...layers]
}

export function coloured(card: Card, colour: Colour): Layer[] {
  const line = TONES[colour].mark
  const y = FOCUS[colour]
  switch (card.kind) {
    case 'number': return numeral(card, colour)
    case 'skip': return [{ d: place(SKIP, 50, y, colour === 'y' ? 0.9 : 0.96), line, width: 8 }]
    case 'reverse': return [{ d: place(REVERSE, 50, y, 0.82), line, width: 7.5 }]
    case 'draw_two': return [...plainMinis(fan(2, 50, y - 13, 30, 32), 0.94, colour), { d: word('+2', 50, y + 7.5, 15), line, width: 5.4 }]
    default:
      return [
        { d: place(SIGHT, 50, y, colour === 'y' || colour === 'g' ? 0.92 : 1), line, width: 4 },
        { d: word('+2', 49.5, y - 7, 14), line, width: 5 },
      ]
  }
}
