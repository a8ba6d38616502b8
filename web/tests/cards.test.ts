import { render } from '@testing-library/svelte'
import { describe, expect, test } from 'vitest'
import CardFace from '../src/cards/CardFace.svelte'
import ColourMark from '../src/cards/ColourMark.svelte'
import Wheel from '../src/cards/Wheel.svelte'
import Wordmark from '../src/cards/Wordmark.svelte'
import { compose } from '../src/cards/compose.ts'
import { TONES, PAPER, WHITE, WILD } from '../src/cards/palette.ts'
import { place } from '../src/cards/path.ts'
import { SECTORS } from '../src/cards/wheel.ts'
import { cardOf, COLOURS, UNKNOWN } from '../src/lib/cards.ts'

const SYMBOLS = ['S', 'R', 'D', 'T']
const WILDS = ['*', '4', 'T', '1', '2', 'X', 'B', 'U']

/** Every card there is, as the engine writes it. */
const EVERY = [
  ...COLOURS.flatMap((colour) => [
    ...Array.from({ length: 10 }, (_, n) => `${colour}${n}`),
    ...[1, 2, 3, 4, 5].map((n) => `${colour.toUpperCase()}${n}`),
    ...SYMBOLS.map((symbol) => colour + symbol),
  ]),
  ...WILDS.flatMap((symbol) => [`w${symbol}`, ...COLOURS.map((colour) => `w${symbol}:${colour}`)]),
  '??',
]

describe('notation', () => {
  test.each([
    ['r5', { kind: 'number', colour: 'r', number: 5, wizz: false, colourless: false }],
    ['b0', { kind: 'number', colour: 'b', number: 0 }],
    ['Y3', { kind: 'number', colour: 'y', number: 3, wizz: true }],
    ['gS', { kind: 'skip', colour: 'g', number: -1 }],
    ['yR', { kind: 'reverse', colour: 'y' }],
    ['bD', { kind: 'draw_two', colour: 'b' }],
    ['rT', { kind: 'targeted_two', colour: 'r' }],
    ['w*', { kind: 'wild', colour: '', colourless: true }],
    ['w4:b', { kind: 'draw_four', colour: 'b', colourless: true }],
    ['wT', { kind: 'targeted_four' }],
    ['w1', { kind: 'downpour_one', number: -1 }],
    ['w2:y', { kind: 'downpour_two', colour: 'y' }],
    ['wX', { kind: 'exchange' }],
    ['wB:g', { kind: 'boomerang', colour: 'g' }],
    ['wU', { kind: 'uno_card' }],
    ['??', { kind: 'hidden', colour: '' }],
  ])('%s', (text, expected) => {
    expect(cardOf(text)).toMatchObject({ text, ...expected })
  })

  test.each(['', 'r', 'rX', 'R6', 'R0', 'RS', 'w3', 'w5', 'WT', 'r5:b', 'w4:p', 'w4:', 'x5', 'r55', '??:b', ' r5'])(
    'refuses %j',
    (text) => {
      expect(cardOf(text)).toBeNull()
      const drawn = (card: string) => render(CardFace, { card }).container.innerHTML
      expect(drawn(text)).toBe(drawn('??'))
    },
  )
})

describe('faces', () => {
  test.each(EVERY)('%s is light and sound', (text) => {
    const { container } = render(CardFace, { card: text, label: text })
    expect(container.querySelectorAll('svg, svg *').length).toBeLessThanOrEqual(25)
    for (const path of container.querySelectorAll('path')) expect(path.getAttribute('d')).not.toMatch(/NaN|undefined/)
    expect(container.querySelector('[style], text, image, [id]')).toBeNull()
  })

  test('no two cards look alike, in either language', () => {
    for (const lang of ['en', 'fr'] as const) {
      const drawings = EVERY.map((text) => JSON.stringify(compose(cardOf(text) ?? UNKNOWN, lang)))
      expect(new Set(drawings).size).toBe(EVERY.length)
    }
  })

  test('the letter follows the language', () => {
    const drawing = (text: string, lang: 'en' | 'fr'): string => JSON.stringify(compose(cardOf(text) ?? UNKNOWN, lang))
    for (const text of ['y5', 'g5', 'w4:y']) expect(drawing(text, 'en')).not.toBe(drawing(text, 'fr'))
    for (const text of ['r5', 'b5', 'w4', '??']) expect(drawing(text, 'en')).toBe(drawing(text, 'fr'))
  })

  test('is an image with a label, or decoration without', () => {
    const labelled = render(CardFace, { card: 'r5', label: 'red 5' })
    expect(labelled.getByRole('img', { name: 'red 5' })).toBeTruthy()
    const { container } = render(CardFace, { card: 'r5' })
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
    expect(container.querySelector('svg')?.hasAttribute('role')).toBe(false)
  })

  test('what nobody can read shows its back', () => {
    const { container } = render(CardFace, { card: 'z9' })
    const back = render(CardFace, { card: '??' })
    expect(container.innerHTML).toBe(back.container.innerHTML)
  })
})

test('the colours keep their contrast', () => {
  const light = (hex: string): number => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const part = parseInt(hex.slice(at, at + 2), 16) / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const contrast = (one: string, other: string): number => {
    const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b)
    return (high + 0.05) / (low + 0.05)
  }
  for (const colour of COLOURS) {
    const { ground, field, ink, mark, soft, lit } = TONES[colour]
    expect(contrast(ink, ground), `${colour}: corners`).toBeGreaterThan(4.5)
    expect(contrast(mark, field), `${colour}: field`).toBeGreaterThan(4.5)
    expect(contrast(mark, soft), `${colour}: swirl`).toBeGreaterThan(3)
    expect(contrast(lit, WILD), `${colour}: wild`).toBeGreaterThan(3)
    if (colour !== 'y') expect(contrast(field, ground), `${colour}: shape`).toBeGreaterThan(3)
  }
  expect(contrast(PAPER, WILD)).toBeGreaterThan(7)
  expect(contrast(WHITE, WILD)).toBeGreaterThan(7)
})

test('paths are moved, scaled and turned', () => {
  expect(place('M0 0H10V5L0 5Z', 1, 2, 2)).toBe('M1 2L21 2L21 12L1 12Z')
  expect(place('M10 0A5 5 0 0 1 0 0', 0, 0, 2, 90)).toBe('M0 20A10 10 0 0 1 0 0')
})

describe('marks', () => {
  test('the colour in force, the name', () => {
    expect(render(ColourMark, { colour: 'g', lang: 'fr', label: 'vert' }).getByRole('img', { name: 'vert' })).toBeTruthy()
    expect(render(Wordmark).getByRole('img', { name: 'Pioche' })).toBeTruthy()
  })

  test('the wheel turns its sector to the pointer', async () => {
    const names = Object.fromEntries(SECTORS.map((sector) => [sector, `the ${sector}`]))
    const { container, rerender } = render(Wheel, { names, label: 'wheel' })
    expect([...container.querySelectorAll('title')].map((one) => one.textContent)).toEqual(SECTORS.map((one) => `the ${one}`))
    const turning = container.querySelector<SVGGElement>('.turning')
    expect(turning?.style.transform).toBe('rotate(0deg)')
    await rerender({ at: 'red', turns: 2 })
    expect(turning?.style.transform).toBe(`rotate(${360 * 3 - 120}deg)`)
    await rerender({ at: 'red' })
    expect(turning?.style.transform).toBe(`rotate(${360 * 3 - 120}deg)`)
  })
})
