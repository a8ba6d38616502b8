import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { tick } from 'svelte'
import { render, screen } from '@testing-library/svelte'
import { chart, spread, ticks } from '../src/around/chart'
import { coach, give, isCoaching, lessonsOf, nextLesson } from '../src/around/coach'
import { TERMS, terms } from '../src/around/glossary'
import { apiOf, pageOf, placeOf } from '../src/around/place'
import ReplayTable from '../src/around/ReplayTable.svelte'
import { shortcut } from '../src/around/shortcut'
import { Stepping } from '../src/around/stepping.svelte'
import Talk from '../src/around/Talk.svelte'
import { Chat, PHRASES } from '../src/around/talk.svelte'
import { goalOf, share, tally } from '../src/around/tally'
import { tongue } from '../src/lib/language.svelte'
import { Connection } from '../src/lib/connection.svelte'
import type { Move, Place, ReplayStep, Room, Said, Step, View } from '../src/lib/contract'
import { FakeWorld, room } from './world'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf-8')
const view = (more: Partial<View>) =>
  ({ viewer: 'A', seats: 3, active: [true, true, true], counts: [2, 5, 7], eliminated: [], shown: {}, pile: [], ...more }) as View
const step = (more: Partial<View>, menu: Move[] = [], events: object[] = []) =>
  ({ view: view(more), menu, events, worth: {} }) as unknown as Step
const turn = { seat: 'A', kind: 'turn', cards: [] } as View['decision']

beforeEach(() => localStorage.clear())

describe('the sheet of a round', () => {
  const ended = view({
    winner: 'B', shown: { A: ['w4', 'r5'], B: [], C: ['b2'] }, left: [55, 0, 2], points: [0, 57, 0], totals: [20, 157, 8],
  })
  test('begins with who went out, then goes from the cheapest hand to the dearest', () => {
    expect(tally({ view: ended, worth: { w4: 50, r5: 5, b2: 2 } }).map(({ seat, left }) => [seat, left])).toEqual([['B', 0], ['C', 2], ['A', 55]])
  })
  test('says what each card counts, as the server does', () => {
    const [, , dear] = tally({ view: ended, worth: { w4: 50, r5: 5, b2: 2 } })
    expect(dear?.cards.map(({ card, worth }) => [card, worth])).toEqual([['w4', 50], ['r5', 5]])
    expect(tally({ view: ended, worth: {} })[1]?.cards[0]?.worth).toBeNull()
  })
  test('knows what the match is played for', () => {
    expect(goalOf({ target: '500', rounds: '0', scoring: 'winner' })).toEqual({ points: 500, rounds: 0 })
    expect(goalOf({ target: '500', rounds: '3', scoring: 'losers' })).toEqual({ points: 0, rounds: 3 })
    expect(goalOf({ target: '500', rounds: '0', scoring: 'single' }).points).toBe(0)
    expect([share(250, { points: 500, rounds: 0 }), share(900, { points: 500, rounds: 0 }), share(3, { points: 0, rounds: 2 })]).toEqual([0.5, 1, 0])
  })
})

describe('the chart', () => {
  test('begins with nothing and ends at the totals', () => {
    const rounds = [{ round: 1, winner: 'A', points: [40, 0], totals: [40, 0] }, { round: 2, winner: 'B', points: [0, 60], totals: [40, 60] }] as const
    const { lines, xs } = chart(rounds, 2, 300, 100, 100)
    expect(xs).toEqual([150, 300])
    expect(lines[1]?.points).toEqual([[0, 100], [150, 100], [300, 40]])
  })
  test('leaves out a goal that is far away', () => {
    const rounds = [{ round: 1, winner: 'A', points: [40, 0], totals: [40, 0] }] as const
    expect(chart(rounds, 2, 300, 100, 500).goalY).toBeNull()
    expect(chart(rounds, 2, 300, 100, 80).goalY).toBe(0)
    expect(chart(rounds, 2, 300, 100, 20).goalY).toBe(50)
  })
  test('keeps names apart', () => {
    const placed = spread([10, 10, 12, 95], 100)
    const sorted = [...placed].sort((a, b) => a - b)
    expect(sorted.every((y, at) => !at || y - (sorted[at - 1] as number) >= 15)).toBe(true)
    expect(Math.max(...placed)).toBeLessThanOrEqual(100)
  })
  test('has round numbers at its side', () => {
    expect(ticks(0, 500)).toEqual([0, 200, 400])
    expect(ticks(-40, 100)).toEqual([0, 50, 100])
  })
})

describe('notes for beginners', () => {
  test('come when they matter', () => {
    expect(lessonsOf(step({ decision: turn, counts: [5, 5, 5] }, [{ kind: 'play', cards: ['w*'], colour: 'r' }]))).toEqual(['wild'])
    expect(lessonsOf(step({ decision: turn, counts: [5, 5, 5] }, [{ kind: 'play', cards: ['w4'], colour: 'r' }]))).toEqual([])
    expect(lessonsOf(step({ decision: { seat: 'A', kind: 'answer', cards: [] } }, [{ kind: 'take' }, { kind: 'challenge' }]))).toEqual(['four'])
    expect(lessonsOf(step({ decision: turn }, [{ kind: 'play', cards: ['r5'] }]))).toEqual(['call'])
    expect(lessonsOf(step({ decision: { seat: 'B', kind: 'turn', cards: [] } }, [{ kind: 'jump', cards: ['r5'] }]))).toEqual(['jump'])
    expect(lessonsOf(step({}, [], [{ is: 'told', what: 'challenged' }]))).toEqual(['challenged'])
    expect(lessonsOf(step({ viewer: '-', decision: turn }))).toEqual([])
  })
  test('come once', () => {
    expect(nextLesson(['call', 'wild'])).toBe('call')
    give('call')
    expect(nextLesson(['call', 'wild'])).toBe('wild')
    expect(nextLesson(['call'])).toBeNull()
  })
  test('never come again when somebody has had enough, until he wants them', () => {
    give('call')
    coach(false)
    expect([isCoaching(), nextLesson(['wild'])]).toEqual([false, null])
    coach(true)
    expect([isCoaching(), nextLesson(['call'])]).toEqual([true, 'call'])
  })
})

describe('talk', () => {
  const said = (seq: number, seat = 'B', name = 'Bob') => ({ type: 'said', seq, seat, name, phrase: '', text: `${seq}` }) as Said
  test('has the phrases of the server', () => {
    const source = read('../../src/pioche/server/talk.py')
    const [, list = ''] = /PHRASES: Final = \(([^)]*)\)/.exec(source) ?? []
    expect([...list.matchAll(/"([^"]+)"/g)].map(([, id]) => id)).toEqual([...PHRASES])
  })
  test('counts what has not been read', () => {
    const chat = new Chat('K7')
    chat.hear(said(1), false)
    chat.hear(said(1), false)
    chat.hear(said(2, 'A', 'Ada'), true)
    expect([chat.unread, chat.news?.seq, chat.said.length]).toEqual([1, 1, 2])
    chat.open()
    chat.hear(said(3), false)
    expect(chat.unread).toBe(0)
  })
  test('does not let those be heard who are muted, also after a reload', () => {
    const chat = new Chat('K7')
    chat.hear(said(1), false)
    chat.mute({ seat: 'B', name: 'Bob' }, true)
    chat.hear(said(2), false)
    expect([chat.heard.length, chat.unread]).toEqual([0, 1])
    expect(new Chat('K7').isMuted({ seat: 'B', name: 'Bob' })).toBe(true)
    expect(new Chat('K8').isMuted({ seat: 'B', name: 'Bob' })).toBe(false)
    chat.mute({ seat: 'B', name: 'Bob' }, false)
    expect(chat.heard.length).toBe(2)
  })
})

describe('reports', () => {
  const people = [
    { seat: 'A', name: 'Ada' }, { seat: 'B', name: 'Bob' }, { seat: 'C', name: 'Cyd' },
  ].map((one) => ({ kind: 'person', level: null, away: false, ready: false, coming: '', hushed: false, ...one }) as Place)
  const complaint = { seq: 4, by: 'Cyd', seat: 'B', name: 'Bob', phrase: '', text: 'you fools' } as const
  const at = (you: 'A' | 'B', places = people): Room => ({ ...room(5), you, host: 'A', places, reports: you === 'A' ? [complaint] : [] })
  const open = async (first: Room) => {
    await tongue.speak('en')
    const world = new FakeWorld()
    const connection = new Connection('C0DE', 't'.repeat(43), world)
    connection.open()
    world.socketNow.onopen?.()
    world.socketNow.say(first)
    render(Talk, { connection })
    return { socket: world.socketNow, connection }
  }
  test('are shown to the host, who can mute the speaker for all', async () => {
    const { socket } = await open(at('A'))
    expect(screen.getByText('Cyd reports Bob')).toBeTruthy()
    expect(screen.getByText('you fools')).toBeTruthy()
    screen.getAllByRole('button', { name: 'Mute Bob for all' })[0]?.click()
    expect(socket.last).toMatchObject({ type: 'hush', seat: 'B', on: true })
    const hushed = people.map((one) => (one.seat === 'B' ? { ...one, hushed: true } : one))
    socket.say({ ...at('A', hushed), seq: 6 })
    await tick()
    screen.getAllByRole('button', { name: 'Let Bob talk again' })[0]?.click()
    expect(screen.queryAllByRole('button', { name: 'Mute Bob for all' })).toHaveLength(0)
  })
  test('are nobody else’s business, and who is muted is told so', async () => {
    const { socket } = await open(at('B'))
    expect(screen.queryByText('What was reported')).toBeNull()
    expect(screen.queryByRole('button', { name: /for all/ })).toBeNull()
    expect(screen.getByRole('textbox')).toBeTruthy()
    socket.say({ ...at('B', people.map((one) => ({ ...one, hushed: one.seat === 'B' }))), seq: 6 })
    await tick()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByText(/The host of the table has muted you/)).toBeTruthy()
  })
  test('count as unread, but not those that were there before', () => {
    const chat = new Chat('K7')
    chat.note({ reports: [complaint] })
    expect(chat.unread).toBe(0)
    chat.note({ reports: [complaint, { ...complaint, seq: 9 }] })
    chat.note({ reports: [complaint, { ...complaint, seq: 9 }] })
    expect(chat.unread).toBe(1)
  })
})

describe('a replay', () => {
  test('has an address', () => {
    const place = placeOf(['5E9P8JSDB4', '1', '2'])
    expect(place && [apiOf(place), pageOf('verify', place)]).toEqual(['/api/tables/5E9P8JSDB4/matches/1/rounds/2', '/verify/5E9P8JSDB4/1/2'])
    expect([placeOf([]), placeOf(['A', '0', '1']), placeOf(['A', '1', 'x']), placeOf(['A', '1', '1', '1'])]).toEqual([null, null, null, null])
  })
  test('goes by itself to its end, and no further', () => {
    vi.useFakeTimers()
    const stepping = new Stepping(3)
    stepping.step(-1)
    expect(stepping.at).toBe(0)
    stepping.toggle()
    vi.advanceTimersByTime(1700)
    expect(stepping.at).toBe(1)
    stepping.faster(1)
    vi.advanceTimersByTime(5000)
    expect([stepping.at, stepping.isPlaying, stepping.speed]).toEqual([2, false, 2])
    stepping.step(Infinity)
    expect(stepping.at).toBe(2)
    vi.useRealTimers()
  })
  test('shows every hand', async () => {
    await tongue.speak('en')
    const one = { view: view({ stock: 80, direction: 1, pile: ['g3', 'w4:b'], shown: { A: ['r5'], B: ['b2', 'w*'], C: [] } }), events: [], said: [] }
    render(ReplayTable, { step: one as unknown as ReplayStep, names: ['Ada', 'Bob', 'Clara'] })
    expect(screen.getByLabelText('Hand of Bob').querySelectorAll('svg')).toHaveLength(2)
    expect(screen.getByText('80 cards to draw')).toBeTruthy()
    expect(screen.getByLabelText('+4 (blue)')).toBeTruthy()
  })
})

test('a key works unless somebody is typing, or has used it for something nearer', () => {
  vi.useFakeTimers()
  const act = vi.fn()
  const key = shortcut('r', act)
  const press = (more: object) => key({ key: 'r', target: document.body, defaultPrevented: false, ...more } as unknown as KeyboardEvent)
  press({ target: document.createElement('input') })
  press({ ctrlKey: true })
  press({ defaultPrevented: true })
  vi.runAllTimers()
  expect(act).not.toHaveBeenCalled()
  press({})
  vi.runAllTimers()
  expect(act).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test.each(['en', 'fr'] as const)('the glossary is whole, in order and searched without accents in %s', async (lang) => {
  await tongue.speak(lang)
  expect(terms('')).toHaveLength(TERMS.length)
  expect(terms('').every(({ word, meaning }) => !word.startsWith('web-') && !meaning.startsWith('web-'))).toBe(true)
  expect(terms(lang === 'fr' ? 'siege' : 'SIEGE')[0]?.id).toBe('siege')
})

test('the glossary of a table has the words of what it plays', () => {
  const official = {
    draw_four_legal: 'colour', draw_four_check: 'challenge', uno_call: 'until_caught', scoring: 'winner', voluntary_draw: 'true',
    seven: 'plain', zero: 'plain', two: 'plain', stacking: 'off', jump_in: 'off', deflect: 'off', boomerang_cards: '0', wizz: 'false',
    tribunal: 'false',
  }
  const words = (told: Record<string, string>) => terms('', { ...official, ...told }).map(({ id }) => id)
  expect(words({})).toEqual(expect.arrayContaining(['bluff', 'catch', 'wild', 'target', 'voluntary']))
  for (const id of ['boomerang', 'tribunal', 'wizz', 'stacking', 'jump', 'siege', 'rotation', 'swap', 'uno_card']) {
    expect(words({})).not.toContain(id)
  }
  expect(words({ boomerang_cards: '4' })).toEqual(expect.arrayContaining(['boomerang', 'deflection']))
  expect(words({ wizz: 'true' })).toEqual(expect.arrayContaining(['wizz', 'wheel', 'rotation']))
  expect(words({ draw_four_legal: 'always' })).not.toContain('bluff')
})
