import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Catalogue, OptionText, PresetText } from '../src/lib/contract'
import { tongue } from '../src/lib/language.svelte'
import { chapters, differing } from '../src/prepare/chapters'
import { codeIn, pathIn, spelt } from '../src/prepare/codes'
import { copy } from '../src/prepare/copy'
import { claimLink, printPath, qrPath, rulesLink, tableLink } from '../src/prepare/links'
import { asWord, learn, meaning, numbers, shownWord } from '../src/prepare/options'
import { plain, searched } from '../src/prepare/search'
import { settingsIn, summary } from '../src/prepare/summary'
import { inOrder, rulesName } from '../src/prepare/words'

const option = (key: string, usual: string, values: Record<string, string> = {}, more: Partial<OptionText> = {}): OptionText => ({
  key, text: `What ${key} does.`, default: usual, low: null, high: null, word: false,
  values: Object.entries(values).map(([value, text]) => ({ value, text })), ...more,
})
const catalogue: Catalogue = {
  groups: [
    { key: 'seven', title: 'The 7', options: [option('seven', 'plain', { plain: 'A 7 is a number.', swap: 'A 7 swaps hands.' })] },
    { key: 'pack', title: 'Pack', options: [option('decks', '1', {}, { low: 1, high: 3 }), option('hand_size', '7', {}, { low: 1, high: 15 })] },
    { key: 'unheard_of', title: 'Défausse', options: [option('novel', 'false')] },
  ],
  presets: [],
}

beforeAll(() => tongue.speak('en'))

describe('codes', () => {
  it('are spelt in two groups of five', () => expect(spelt('7K3QX9F2MD')).toBe('7K3QX-9F2MD'))
  it.each([
    ['7K3QX9F2MD', '7K3QX9F2MD'],
    [' 7k3qx-9f2md ', '7K3QX9F2MD'],
    ['il3qo 9f2md', '113Q09F2MD'],
    ['7K3QX9F2M', null],
    ['7K3QX9F2MU', null],
    ['', null],
  ])('are read as people type them: %s', (typed, code) => expect(codeIn(typed)).toBe(code))
  it.each([
    ['7k3qx-9f2md', '/t/7K3QX9F2MD'],
    ['http://192.168.1.20:8000/t/7K3QX9F2MD', '/t/7K3QX9F2MD'],
    ['Come! https://a.example/t/7K3QX9F2MD?x=1 now', '/t/7K3QX9F2MD'],
    ['https://a.example/claim#7K3QX9F2MD7K3QX9', '/claim#7K3QX9F2MD7K3QX9'],
    ['7K3QX-9F2MD-7K3QX-9', '/claim#7K3QX9F2MD7K3QX9'],
    ['https://a.example/', null],
    ['hello', null],
  ])('lead somewhere, as do links: %s', (typed, path) => expect(pathIn(typed)).toBe(path))
})

describe('links', () => {
  it('lead to a table, a seat and rules', () => {
    expect(tableLink('http://h:1', 'X')).toBe('http://h:1/t/X')
    expect(claimLink('http://h:1', 'X')).toBe('http://h:1/claim#X')
    const link = new URL(rulesLink('http://h:1', 'home stacking=up'))
    expect(link.searchParams.get('rules')).toBe('home stacking=up')
    expect(printPath('official seven=swap', 4, 'fr')).toBe('/api/rulebook?rules=official+seven%3Dswap&seats=4&lang=fr')
    expect(new URLSearchParams(qrPath('http://h/claim#X').split('?')[1]).get('text')).toBe('http://h/claim#X')
  })
})

describe('copying', () => {
  it('says so where there is neither a clipboard nor a command for it', async () => {
    expect(await copy('x')).toBe(false)
    expect(document.querySelector('textarea')).toBeNull()
  })
  it('uses the clipboard, or else the command', async () => {
    const command = vi.fn(() => true)
    document.execCommand = command
    expect(await copy('x')).toBe(true)
    expect(command).toHaveBeenCalledWith('copy')
    const writeText = vi.fn(() => Promise.resolve())
    Object.assign(navigator, { clipboard: { writeText } })
    expect(await copy('y')).toBe(true)
    expect(writeText).toHaveBeenCalledWith('y')
  })
})

describe('rulesets', () => {
  it('are a preset and changes to it', () => {
    expect(summary('home stacking=up zero=plain')).toEqual({ preset: 'home', changes: 2 })
    expect(summary('stacking=up')).toEqual({ preset: 'official', changes: 1 })
    expect(summary('')).toEqual({ preset: 'official', changes: 0 })
    expect(settingsIn('home stacking=up a=')).toEqual({ stacking: 'up', a: '' })
  })
  it('go by the name of the preset that they are', () => {
    const presets: PresetText[] = [{ name: 'teams', text: '', settings: 'teams=2 seven=swap' }]
    expect(rulesName('official seven=swap teams=2', presets)).toBe('Teams')
    expect(rulesName('official teams=2', presets)).toBe('Official + one change')
    expect(rulesName('official')).toBe('Official')
  })
  it('are offered in an order, new ones last', () => {
    const names = inOrder([{ name: 'novel' }, { name: 'wizz' }, { name: 'official' }]).map(({ name }) => name)
    expect(names).toEqual(['official', 'wizz', 'novel'])
  })
})

describe('the catalogue', () => {
  const all = chapters(catalogue)
  it('is told in chapters, with a place for what is new', () => {
    expect(all.map(({ name }) => name)).toEqual(['cards', 'hands', 'others'])
  })
  it('is searched without regard to accents and capitals', () => {
    expect(plain('L’Été')).toBe("l'ete")
    expect(searched(all, 'DEFAUSSE').map(({ name }) => name)).toEqual(['others'])
    expect(searched(all, 'swaps 7').map(({ name }) => name)).toEqual(['hands'])
    expect(searched(all, 'hand_size')[0]?.groups[0]?.options.map(({ key }) => key)).toEqual(['hand_size'])
    expect(searched(all, 'nothing of the kind')).toEqual([])
    expect(searched(all, ' ')).toEqual(all)
  })
  it('tells what differs', () => {
    const found = differing(all, { seven: 'swap', decks: '1', hand_size: '9' })
    expect(found.flatMap(({ groups }) => groups).flatMap(({ options }) => options).map(({ key }) => key)).toEqual(['hand_size', 'seven'])
  })
})

describe('values', () => {
  it('that are numbers, or words of one’s own, have a meaning as well', () => {
    learn(tongue.lang, ['options', 'house_rules'].map((name) => readFileSync(`../src/pioche/locales/en/${name}.ftl`, 'utf-8')))
    const cards = option('uno_cards', '0', {}, { low: 0, high: 20 })
    expect(['0', '1', '4'].map((value) => meaning(cards, value))).toEqual([
      'There is no UNO card in the deck.', 'There is one UNO card in the deck.', 'There are 4 UNO cards in the deck.',
    ])
    const banned = option('banned_word', '""', {}, { word: true })
    expect(meaning(banned, '""')).toBe('Every word may be said.')
    expect(meaning(banned, 'carte')).toContain('carte')
    learn(tongue.lang, [])
  })

  const word = option('oooh', 'off', { off: 'Nothing is said.' }, { word: true })
  const shout = option('shout', '""', {}, { word: true })
  it('have a meaning, a range, or a word', () => {
    expect(meaning(word, 'off')).toBe('Nothing is said.')
    expect(meaning(word, 'Ooh')).toBe('')
    expect(numbers(word)).toBeNull()
    expect(numbers(option('decks', '1', {}, { low: 1, high: 3 }))).toEqual({ low: 1, high: 3 })
    expect(asWord(word, ' ')).toBe('off')
    expect(asWord(shout, ' RA PI="DO')).toBe('RAPIDO')
    expect(shownWord(shout, '""')).toBe('')
    expect(shownWord(word, 'off')).toBe('')
    expect(shownWord(word, 'Ooh')).toBe('Ooh')
  })
})
