// Every text that the controls can show is there in both languages; and what a few moments say.
import { beforeAll, describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import en from '../src/texts/en'
import fr from '../src/texts/fr'
import { tongue } from '../src/lib/language.svelte'
import { Texts } from '../src/lib/texts'
import type { Move, View } from '../src/lib/contract'
import { advice } from '../src/table/advice'
import { bluffOf } from '../src/table/bluff'
import { deedOf, keyTable } from '../src/table/keys'
import { labelOf, optionLabel, questionLabel } from '../src/table/labels'
import { layOut, questionOf } from '../src/table/moves'
import { BLANK } from './table-at'

const CASES = JSON.parse(readFileSync('tests/table-menus.json', 'utf-8')) as { view: View; menu: Move[] }[]
const SPOKEN = [new Texts('en', en), new Texts('fr', fr)]
const nameOf = (seat: string) => `<${seat}>`

beforeAll(() => {
  tongue.texts = SPOKEN[0] as Texts
})

describe.each(SPOKEN.map((texts) => [texts.lang, texts] as const))('in %s', (_, texts) => {
  it('every moment has its line', () => {
    for (const { view, menu } of CASES) {
      const said = advice({ ...BLANK, ...view, pile: ['b5'] }, menu, nameOf)
      if (said) expect(texts.say(`web-play-advice-${said.id}`, said.args)).not.toMatch(/web-play|[{}]/)
    }
  })

  it('every button and every question has its words', () => {
    tongue.texts = texts
    const seen = new Set<string>()
    for (const { view, menu } of CASES) {
      const full = { ...BLANK, ...view }
      const layout = layOut(menu, full)
      for (const move of layout.bar.flat()) seen.add(labelOf(move, full, nameOf))
      for (const moves of [...layout.cards.values(), layout.accusations]) {
        const question = questionOf(moves)
        if (!question) continue
        seen.add(questionLabel(question))
        for (const { value, moves: those } of question.options) seen.add(optionLabel(question.field, value, those, nameOf))
      }
    }
    for (const text of seen) expect(text).not.toMatch(/web-play|[{}]|^$/)
  })

  it('every key says what it does', () => {
    for (const { text } of keyTable((colour) => texts.letter(colour))) expect(texts.has(text)).toBe(true)
  })
})

describe('the line', () => {
  const say = (menu: Move[], view: Partial<View> = {}, isBluff = false) => {
    const said = advice({ ...BLANK, ...view }, menu, nameOf, isBluff)
    return said ? (SPOKEN[0] as Texts).say(`web-play-advice-${said.id}`, said.args) : ''
  }
  const seven: Move = { kind: 'play', cards: ['b7'] }

  it('says what fits', () => {
    expect(say([seven, { kind: 'draw' }])).toBe('A 5 or any blue card — or draw.')
    expect(say([{ kind: 'draw' }])).toBe('Nothing fits: draw.')
    expect(say([seven], { pile: ['w*:b'] })).toBe('Any blue card.')
    expect(say([seven, { kind: 'draw' }], { pile: ['bD'] })).toBe('A +2 or any blue card — or draw.')
    expect(say([seven], { pile: ['b8'] })).toBe('An 8 or any blue card.')
  })

  it('names a Wild that can be laid as well, and a +4 that would be a bluff', () => {
    const [wild, four] = ['w*', 'w4'].map((card): Move => ({ kind: 'play', cards: [card], colour: 'r' })) as [Move, Move]
    expect(say([seven, four, wild, { kind: 'draw' }])).toBe('A 5, any blue card or a Wild — or draw.')
    expect(say([seven, four])).toBe('A 5, any blue card or a +4.')
    expect(say([seven, four], {}, true)).toBe('A 5 or any blue card. Your +4 would be a bluff.')
    expect(say([four, { kind: 'draw' }])).toBe('No blue card to lay, but your +4 fits — or draw.')
    expect(say([seven, wild], { pile: ['w*:b'] })).toBe('Any blue card or a Wild.')
  })

  it('says who is thinking, and what may be done meanwhile', () => {
    const decision = { seat: 'B', kind: 'turn', cards: [] } as const
    expect(say([], { decision })).toBe('<B> is thinking…')
    expect(say([{ kind: 'catch', aim: 'C' }], { decision })).toBe('<C> holds one card and has not called Uno: catch!')
    expect(say([{ kind: 'jump', cards: ['b5'] }], { decision })).toBe('You can jump in with the blue 5.')
  })

  it('wants Uno called as long as that counts', () => {
    const other = { decision: { seat: 'B', kind: 'turn', cards: [] } as const, counts: [1, 3, 3, 3] }
    const open: View['windows'] = [{ kind: 'uno', seat: 'A', wait: 'catch', id: 7 }]
    expect(say([{ kind: 'uno' }], { ...other, windows: open })).toBe('One card left: call Uno!')
    expect(say([{ kind: 'uno' }], other)).toBe('<B> is thinking…')
    expect(say([{ kind: 'uno' }], { ...other, badges: [['uno'], [], [], []] })).toBe('<B> is thinking…')
  })
})

describe('a +4', () => {
  const four: Move = { kind: 'play', cards: ['w4'], colour: 'r' }
  const held = (hand: string[], menu: Move[], settings: Record<string, string> = {}, more: Partial<View> = {}) =>
    bluffOf({ ...BLANK, shown: { A: hand }, ...more }, menu, { draw_four_check: 'challenge', draw_four_legal: 'colour', challenge_answers: 'true', ...settings })

  it('is a bluff when one holds the colour in force, where bluffs are found out', () => {
    expect(held(['b7', 'w4'], [four])).toBe('b')
    expect(held(['r5', 'w4'], [four, { kind: 'play', cards: ['r5'] }])).toBe('')
    expect(held(['b7', 'w4'], [four], { draw_four_legal: 'always' })).toBe('')
    expect(held(['b7', 'w4'], [four], { draw_four_check: 'enforced' })).toBe('')
    expect(held(['b7', 'w4'], [{ kind: 'play', cards: ['b7'] }])).toBe('')
    expect(bluffOf({ ...BLANK, shown: { A: ['b7', 'w4'] } }, [four], {})).toBe('')
  })

  it('is one where another card fits, if that is the condition', () => {
    const menu: Move[] = [four, { kind: 'play', cards: ['r5'] }]
    expect(held(['r5', 'w4'], menu, { draw_four_legal: 'nothing_else' })).toBe('other')
    expect(held(['w4', 'wB'], [four, { kind: 'play', cards: ['wB'] }], { draw_four_legal: 'nothing_else' })).toBe('')
  })
})

describe('keys', () => {
  const press = (key: string, target?: HTMLElement, held: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, ...held })
    let deed: unknown
    const listen = (heard: Event) => (deed = deedOf(heard as KeyboardEvent))
    document.addEventListener('keydown', listen, { once: true })
    ;(target ?? document.body).dispatchEvent(event)
    return deed
  }

  it('do nothing where somebody types, or for the browser', () => {
    const box = document.body.appendChild(document.createElement('textarea'))
    expect(press('u')).toBe('uno')
    expect(press('U')).toBe('uno')
    expect(press('u', box)).toBe(null)
    expect(press('d', undefined, { ctrlKey: true })).toBe(null)
    box.remove()
  })
})
