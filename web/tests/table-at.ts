/** A table for the tests of its controls: a real connection over a line that the test holds in its hands. */
import { Connection } from '../src/lib/connection.svelte'
import type { Answer, Move, Step, View } from '../src/lib/contract'
import type { SocketLike } from '../src/lib/world'

const NAMES = ['Ada', 'Ben', 'Clara', 'Dora']
export const BLANK: View = {
  viewer: 'A', version: 7, seats: 4, phase: 'round', round: 1, dealer: 'D', direction: 1, active: [true, true, true, true],
  counts: [3, 3, 3, 3], badges: [[], [], [], []], shown: { A: ['r5', 'b7', 'w*'] }, open_cards: [[], [], [], []], owed: [0, 0, 0, 0],
  teams: 0, eliminated: [], stock: 40, stock_is_open: false, pile: ['b5'], decision: { seat: 'A', kind: 'turn', cards: [] },
  debt: null, windows: [], memos: {}, totals: [0, 0, 0, 0], points: [], left: [], winner: '-', contenders: [], champions: [],
}
export const DRAW: Move = { kind: 'draw' }

export interface AtTable {
  readonly connection: Connection
  /** What was asked for, without what was answered already. */
  readonly asked: () => Move[]
  readonly tell: (menu: readonly Move[], view?: Partial<View>, hold?: number) => void
  /** Answer the first command that has not been answered. */
  readonly answer: (answer: Partial<Answer>) => void
}

export function atTable(menu: readonly Move[], view: Partial<View> = {}, hold = 0): AtTable {
  const socket: SocketLike = { onopen: null, onmessage: null, onclose: null, send: (text) => sent.push(JSON.parse(text)), close() {} }
  const sent: { type: string; id: string; move: Move }[] = []
  let version = BLANK.version
  const connection = new Connection('PLAY', null, {
    socket: () => socket,
    later: () => () => {},
    now: () => 0,
    chance: () => 0.5,
    onWake: () => () => {},
  })
  const say = (message: object) => socket.onmessage?.({ data: JSON.stringify(message) })
  const tell: AtTable['tell'] = (now, changed = {}, wait = 0) => {
    const step: Step = {
      type: 'step', seq: version, view: { ...BLANK, ...changed, version: version++ }, menu: now, events: [], said: [],
      clock: { seat: 'A', left_ms: null, hold_ms: wait }, by: '', missed: false, worth: {}, past: [],
    }
    say(step)
  }
  connection.open()
  socket.onopen?.()
  const places = NAMES.map((name, at) => ({ seat: 'ABCD'[at], kind: 'person', name, level: null, away: false, ready: false, coming: '', hushed: false }))
  say({ type: 'room', seq: 1, code: 'PLAY', you: 'A', host: 'A', stage: 'playing', match: 1, rules: 'official', warnings: [], places, settings: {}, next_ms: null, promise: '', reports: [] })
  tell(menu, view, hold)
  const commands = () => sent.filter(({ type }) => type === 'do')
  let answered = 0
  return {
    connection,
    asked: () => commands().slice(answered).map(({ move }) => move),
    tell,
    answer: (answer) => say({ type: 'answer', id: commands()[answered++]?.id, ...answer }),
  }
}
