// The scene as somebody meets it who cannot see: names, states, and what is said aloud.
import { render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import { Connection } from '../src/lib/connection.svelte'
import type { Step, View } from '../src/lib/contract'
import { tongue } from '../src/lib/language.svelte'
import Scene from '../src/scene/Scene.svelte'
import { FakeWorld, room } from './world'

beforeAll(async () => {
  vi.stubGlobal('ResizeObserver', class { observe() {} disconnect() {} })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 404 })))
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) { this.open = true }
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) { this.open = false }
  await tongue.speak('en')
})

const NAMES = ['Ada', 'Bob', 'Clara']
const places = NAMES.map((name, at) => ({
  seat: 'ABC'[at] as 'A', kind: at === 1 ? ('bot' as const) : ('person' as const), name, level: null, away: at === 2, ready: false, coming: '', hushed: false,
}))

function view(more: Partial<View>): View {
  return {
    viewer: 'A', version: 1, seats: 3, phase: 'round', round: 1, dealer: 'C', direction: -1, active: [true, true, true],
    counts: [2, 1, 9], badges: [[], ['uno'], []], shown: { A: ['r5', 'b2'] }, open_cards: [[], [], []], owed: [0, 0, 2], teams: 0,
    eliminated: [], stock: 60, stock_is_open: false, pile: ['r1', 'w*:b'], decision: { seat: 'B', kind: 'turn', cards: [] }, debt: null,
    windows: [], memos: {}, totals: [0, 0, 0], points: [0, 0, 0], left: [0, 0, 0], winner: '-', contenders: [], champions: [], ...more,
  }
}
const step = (seq: number, more: Partial<View>, said: Step['said'] = []): Step => ({
  type: 'step', seq, view: view(more), menu: [], events: [], said, clock: { seat: 'B', left_ms: 9000, hold_ms: 0 }, by: 'bot', missed: false, worth: {}, past: [],
})

function table() {
  const world = new FakeWorld()
  const connection = new Connection('C0DE', 'token', world)
  connection.open()
  world.socketNow.onopen?.()
  world.socketNow.say({ ...room(1), places })
  return { say: (one: Step) => world.socketNow.say(one), connection }
}

test('every seat says who it is, what it holds and what is known of it', () => {
  const { say, connection } = table()
  say(step(2, {}))
  render(Scene, { connection })
  const [bob, clara, ...more] = screen.getAllByRole('listitem').filter((one) => one.dataset.seat)
  expect(more).toEqual([])
  expect(bob?.textContent).toContain('Bob: one card, a bot, is up now, has called Uno')
  expect(clara?.textContent).toContain('Clara: 9 cards, away, a bot stands in, will miss 2 turns')
  expect(screen.getByRole('img', { name: 'On top: Wild (blue). 2 cards lie here.' })).toBeTruthy()
  expect(screen.getByText('Colour in force: blue')).toBeTruthy()
  expect(screen.getByText('Play goes counter-clockwise.')).toBeTruthy()
})

test('what happens is said aloud, and at once that it is one’s turn', async () => {
  const { say, connection } = table()
  say(step(2, {}))
  render(Scene, { connection })
  expect(screen.getByRole('alert').textContent).toBe('')
  say(step(3, { version: 5, decision: { seat: 'A', kind: 'turn', cards: [] } }, [{ id: 'played', args: { who: 'B', card: 'b7' } }]))
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Your turn'))
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Bob plays the blue 7.'))
})

test('the draw pile is a button where one can draw, with all that it means', () => {
  const { say, connection } = table()
  const debt: View['debt'] = { kind: 'draw', amount: 6, victim: 'A', stakes: [], turns: 1, owes: false, sender: '-', errors: 0 }
  say({ ...step(2, { decision: { seat: 'A', kind: 'answer', cards: [] }, debt }), menu: [{ kind: 'take' }] })
  render(Scene, { connection })
  expect(screen.getByRole('button', { name: 'Take 6 cards, 60 cards to draw' })).toBeTruthy()
  expect(screen.getByText('6 cards are waiting for you.')).toBeTruthy()
})

test('what a bot has done in one’s place is said to be its doing, and what it does in its own is not', async () => {
  const { say, connection } = table()
  say(step(2, {}))
  render(Scene, { connection })
  const draws = (who: string) => [{ id: 'drew', args: { who, n: 1 } }]
  say({ ...step(3, { version: 5 }, draws('B')), events: [{ is: 'stepped', seat: 'B' }] })
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Bob draws a card.'))
  say({ ...step(4, { version: 6 }, draws('you')), events: [{ is: 'stepped', seat: 'A' }] })
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Your time was up, so a bot played for you. You draw a card.'))
})
