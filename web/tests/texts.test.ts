import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { cardOf, cardsOf } from '../src/lib/cards'
import type { Reason, Sentence } from '../src/lib/contract'
import { preferred } from '../src/lib/language.svelte'
import { capital, LANGUAGES, Texts, type Arg, type Language } from '../src/lib/texts'
import en from '../src/texts/en'
import fr from '../src/texts/fr'

const TEXTS: Record<Language, Texts> = { en: new Texts('en', en), fr: new Texts('fr', fr) }
const ROW = ['r5', 'w4', 'gS', 'b0']
const NAMES = ['Ada', 'Bob', 'Clara', 'Émile']

/** What is asked of both sides. */
interface Asked {
  messages: [id: string, args: Record<string, Arg>][]
  reasons: [prefix: string, reason: Reason][]
  sentences: Sentence[]
  cards: string[]
  names: string[]
}

/** The variables of a message and of those that it is made of, and the function that each goes through. */
function variables(lang: Language, id: string): Map<string, string> {
  const source = { en, fr }[lang].join('\n')
  const body = new RegExp(`^${id} *=([\\s\\S]*?)(?=^[^\\s}]|(?![\\s\\S]))`, 'm').exec(source)?.[1] ?? ''
  const own = [...body.matchAll(/(?:([A-Z]+)\(\s*)?\$(\w+)/g)].map(([, call, name]) => [name as string, call ?? ''] as const)
  const others = [...body.matchAll(/\{\s*(-?[a-z][\w-]*)/g)].flatMap(([, other]) => [...variables(lang, other as string)])
  return new Map([...others, ...own])
}

function asked(lang: Language): Asked {
  const asked: Asked = { messages: [], reasons: [], sentences: [], cards: CARDS, names: NAMES }
  for (const id of TEXTS[lang].ids()) {
    const known = variables(lang, id)
    for (const [count, who, card, colour] of [
      [0, 'you', 'r5', 'r'],
      [1, 'A', 'w4:b w* wU', 'y'],
      [12345, 'D', 'B3gS yT', 'b'],
    ] as const) {
      const args: Record<string, Arg> = {}
      for (const [name, call] of known) {
        if (call === 'COLOUR') args[name] = colour
        else if (call || name.startsWith('card')) args[name] = card
        else if (name === 'seats') args[name] = who === 'you' ? 'you' : `B you ${who}`
        else args[name] = name.startsWith('who') ? who : count
      }
      asked.messages.push([id, args])
      asked.sentences.push({ id, args })
    }
    const [, prefix, reason] = /^(reason|hint)-(.*)/.exec(id) ?? []
    if (prefix && reason) {
      const args = ['one', 'two', 'three', 'four'].map((name, at) => (known.get(name) === 'COLOUR' ? 'rygb' : ROW)[at] ?? '')
      asked.reasons.push([prefix, { id: reason, args }])
      if ([...known.values()].some(Boolean)) continue
      for (const args of [['1', '2', '10000', '4'], ['rounds=3', 'word', 'x', 'y']]) asked.reasons.push([prefix, { id: reason, args }])
    }
  }
  return asked
}

/** What Python says to it (tests/spoken.py). */
function python(question: string, input: unknown): any {
  const here = '../.venv/bin/python'
  const program = process.env.PYTHON ?? (existsSync(here) ? here : 'python3')
  const env = { ...process.env, PYTHONPATH: '../src', PYTHONDONTWRITEBYTECODE: '1' }
  return JSON.parse(execFileSync(program, ['tests/spoken.py', question], { input: JSON.stringify(input), env, encoding: 'utf-8' }))
}

let CARDS: string[] = []
beforeAll(() => {
  CARDS = python('cards', null)
})

test.each(LANGUAGES)('says the same as Python in %s', (lang) => {
  const texts = TEXTS[lang]
  const question = asked(lang)
  const said = python(lang, question)
  expect(question.messages.length).toBeGreaterThan(300)
  expect(question.messages.map(([id, args]) => texts.say(id, args))).toEqual(said.messages)
  expect(question.sentences.map((one) => texts.sentence(one, NAMES))).toEqual(said.sentences)
  expect(question.reasons.map(([prefix, one]) => texts.reason(one, prefix))).toEqual(said.reasons)
  expect(CARDS.map((text) => cardOf(text)).map((card) => card && texts.card(card))).toEqual(said.cards)
  expect([1, 2, 3, 4].map((n) => texts.together(NAMES.slice(0, n)))).toEqual(said.lists)
})

test('reads cards in a row', () => {
  const written = (row: string) => cardsOf(row).map((card) => card.text)
  expect(written('r5r7 w4:b w*')).toEqual(['r5', 'r7', 'w4:b', 'w*'])
  expect(written('-')).toEqual([])
  expect(written('?2 ????')).toEqual(['??', '??', '??', '??'])
  expect(cardOf('r10')).toBeNull()
  expect(cardOf('Y3')).toMatchObject({ colour: 'y', number: 3, wizz: true })
})

test('speaks the language that was asked for', () => {
  expect(preferred(null, ['de-DE', 'fr-CA', 'en'])).toBe('fr')
  expect(preferred(null, ['de'])).toBe('en')
  expect(preferred('fr', ['en'])).toBe('fr')
  expect(preferred('xx', [])).toBe('en')
  expect(capital('émile')).toBe('Émile')
})
