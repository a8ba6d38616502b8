import { describe, expect, it } from 'vitest'
import { asDealt, keyed } from '../src/table/order'
import { fan, TOUCH } from '../src/table/fan'

const SPACES = [[344, 217], [304, 170], [752, 300], [1136, 236], [700, 120]] as const

describe('a hand', () => {
  it.each(SPACES)('lies within %i × %i, whatever its size, and each card can be touched', (width, height) => {
    for (let cards = 1; cards <= 60; cards++) {
      const { spots, width: card, rows, perRow, height: total } = fan(cards, width, height)
      expect(spots).toHaveLength(cards)
      for (const [at, { x, y, turn }] of spots.entries()) {
        const out = Math.abs(Math.sin((turn * Math.PI) / 180)) * card * 1.4
        expect(x - out).toBeGreaterThanOrEqual(-1)
        expect(x + card + out).toBeLessThanOrEqual(width + 1)
        expect(y + card * 1.4 + out / 2.8).toBeLessThanOrEqual(total + 1)
        const next = spots[at + 1]
        if (next && Math.floor(at / perRow) === Math.floor((at + 1) / perRow)) expect(next.x - x).toBeGreaterThanOrEqual(TOUCH - 1)
        const below = spots[at + perRow]
        if (below && rows > 1) expect(below.y - y).toBeGreaterThanOrEqual(TOUCH - 1)
      }
    }
  })

  it('of 25 needs no scrolling on a small phone', () => {
    expect(fan(25, 344, 217).height).toBe(217)
  })

  it('is one fan while it is small', () => {
    expect(fan(5, 344, 217).rows).toBe(1)
    expect(fan(7, 752, 300).rows).toBe(1)
  })

  it('keeps its order when cards come and go', () => {
    expect(asDealt(['b7', 'r1', 'r1'], ['r1', 'r1', 'y2', 'b7'].sort())).toEqual(['b7', 'r1', 'r1', 'y2'])
    expect(asDealt(['b7', 'r1', 'r1'], ['g3', 'r1'])).toEqual(['r1', 'g3'])
    expect(keyed(['r1', 'r1', 'b7']).map(({ key }) => key)).toEqual(['r1#0', 'r1#1', 'b7#0'])
  })
})
