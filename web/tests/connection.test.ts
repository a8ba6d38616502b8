import { beforeEach, expect, test } from 'vitest'
import { backOff } from '../src/lib/backoff'
import { Connection } from '../src/lib/connection.svelte'
import type { Answer } from '../src/lib/contract'
import { FaultyServer, FakeWorld, room, step } from './world'

const TOKEN = 't'.repeat(43)
let world: FakeWorld
let connection: Connection

beforeEach(() => {
  world = new FakeWorld()
  connection = new Connection('C0DE', TOKEN, world)
  connection.open()
})

const answer = (id: string, status: Answer['status'], more: Partial<Answer> = {}): Answer => ({ type: 'answer', id, status, ...more })
const sentId = () => (world.socketNow.last as { id: string }).id

test('says hello with the token, and knows what it is told', () => {
  expect(connection.link).toBe('connecting')
  const socket = world.socketNow
  expect(socket.path).toBe('/ws/C0DE')
  socket.onopen?.()
  expect(socket.sent).toEqual([{ type: 'hello', protocol: 1, token: TOKEN, since: 0 }])
  socket.say(room(3))
  socket.say(step(4))
  expect(connection.link).toBe('online')
  expect(connection.room?.code).toBe('C0DE')
  expect(connection.step?.view.version).toBe(4)
})

test('a spectator has no token', () => {
  const watching = new Connection('C0DE', null, world)
  watching.open()
  world.socketNow.onopen?.()
  expect(world.socketNow.last).toEqual({ type: 'hello', protocol: 1, since: 0 })
})

test('one command at a time is under way, with what its sender saw', async () => {
  world.socketNow.welcome()
  world.socketNow.say(step(7))
  const first = connection.do({ kind: 'draw' })
  const second = connection.ask({ type: 'talk', phrase: 'talk-hello' })
  expect(world.socketNow.last).toMatchObject({ type: 'do', seen: 7, move: { kind: 'draw' } })
  expect(connection.busy).toBe(true)
  const id = sentId()
  world.socketNow.say(answer(id, 'accepted', { seq: 8 }))
  expect((await first).status).toBe('accepted')
  expect(world.socketNow.last).toMatchObject({ type: 'talk' })
  expect(sentId()).not.toBe(id)
  world.socketNow.say(answer(sentId(), 'refused', { reason: { id: 'chat_is_off', args: [] } }))
  expect((await second).reason?.id).toBe('chat_is_off')
  expect(connection.busy).toBe(false)
})

test('a command without an answer is sent again after the connection is back, under its number', async () => {
  world.socketNow.welcome()
  const asked = connection.do({ kind: 'draw' })
  const id = sentId()
  world.socketNow.fall()
  expect(connection.link).toBe('offline')
  world.pass(500)
  expect(world.sockets).toHaveLength(2)
  world.socketNow.onopen?.()
  expect(world.socketNow.last).toMatchObject({ type: 'hello', since: 1 })
  world.socketNow.say(room(2))
  expect(sentId()).toBe(id)
  world.socketNow.say(answer(id, 'accepted'))
  expect((await asked).status).toBe('accepted')
})

test('what was asked before the connection stood is sent when it does', () => {
  void connection.ask({ type: 'start' })
  expect(world.socketNow.sent).toEqual([])
  world.socketNow.welcome()
  expect(world.socketNow.last).toMatchObject({ type: 'start' })
})

test.each(['wait', 'limited', 'busy'] as const)('%s is tried again after a while', async (status) => {
  world.socketNow.welcome()
  const asked = connection.do({ kind: 'draw' })
  const id = sentId()
  world.socketNow.say(answer(id, status, { ms: 300 }))
  expect(world.socketNow.sent).toHaveLength(2)
  world.pass(299)
  expect(world.socketNow.sent).toHaveLength(2)
  world.pass(1)
  expect(world.socketNow.sent).toHaveLength(3)
  expect(sentId()).toBe(id)
  world.socketNow.say(answer(id, 'stale'))
  expect((await asked).status).toBe('stale')
})

test('a server that is always busy is asked no more in the end', async () => {
  world.socketNow.welcome()
  const asked = connection.do({ kind: 'draw' })
  for (let tries = 0; tries < 100 && connection.busy; tries += 1) {
    world.socketNow.say(answer(sentId(), 'busy', { ms: 500 }))
    world.pass(500)
  }
  expect((await asked).status).toBe('busy')
})

test('waits ever longer, each wait by chance', () => {
  expect(backOff(0, 0.999)).toBeLessThanOrEqual(500)
  expect(backOff(3, 0)).toBe(0)
  expect(backOff(3, 0.5)).toBe(2000)
  expect(backOff(50, 0.5)).toBe(7500)
  world.luck = 0.9
  world.socketNow.fall()
  world.pass(449)
  expect(world.sockets).toHaveLength(1)
  world.pass(1)
  expect(world.sockets).toHaveLength(2)
  world.socketNow.fall()
  world.pass(899)
  expect(world.sockets).toHaveLength(2)
  expect(connection.link).toBe('offline')
})

test('the server may say when to come back', () => {
  world.luck = 0
  world.socketNow.welcome()
  world.socketNow.say({ type: 'bye', code: 1013, reason: { id: 'busy', args: [] }, retry_ms: 4000 })
  world.socketNow.fall(1013)
  world.pass(3999)
  expect(world.sockets).toHaveLength(1)
  world.pass(1)
  world.socketNow.welcome()
  expect(connection.link).toBe('online')
  expect(connection.bye).toBeNull()
})

test.each([1008, 1009, 4001, 4002])('after %i it does not come back, and says why', async (code) => {
  world.socketNow.welcome()
  const asked = connection.do({ kind: 'draw' })
  world.socketNow.say({ type: 'bye', code, reason: { id: 'seat_not_known', args: [] }, retry_ms: 0 })
  world.socketNow.fall(code)
  world.pass(100_000)
  world.wake()
  expect(world.sockets).toHaveLength(1)
  expect(connection.link).toBe('ended')
  expect(connection.bye?.reason.id).toBe('seat_not_known')
  expect((await asked).status).toBe('refused')
  expect((await connection.do({ kind: 'draw' })).status).toBe('refused')
  expect(connection.busy).toBe(false)
})

test('silence means that the line is cut', () => {
  world.socketNow.welcome()
  for (let beats = 0; beats < 5; beats += 1) {
    world.pass(20_000)
    world.socketNow.say({ type: 'beat', head: 1 })
  }
  expect(world.sockets).toHaveLength(1)
  world.pass(25_000)
  expect(connection.link).toBe('offline')
  expect(world.sockets[0]?.closed).toBe(true)
})

test('a socket that never opens is given up, too', () => {
  world.luck = 0
  world.pass(25_000)
  expect(world.sockets).toHaveLength(2)
})

test('steps that come late, or twice, take nobody back', () => {
  world.socketNow.welcome()
  const heard: number[] = []
  connection.onStep(({ seq }) => heard.push(seq))
  for (const seq of [5, 7, 6, 5]) world.socketNow.say(step(seq))
  expect(connection.step?.seq).toBe(7)
  expect(heard).toEqual([5, 7])
})

test('a room that comes late takes nobody back, and no step of a match that is over does', () => {
  world.socketNow.welcome(5)
  world.socketNow.say({ ...room(9), match: 2 })
  world.socketNow.say(room(7))
  world.socketNow.say(step(8))
  expect(connection.room?.match).toBe(2)
  expect(connection.step).toBeNull()
  world.socketNow.say(step(10))
  expect(connection.step?.seq).toBe(10)
})

test('a step that comes twice moves nothing twice', () => {
  world.socketNow.welcome()
  const heard: number[] = []
  connection.onStep(({ seq }) => heard.push(seq))
  const moved = { ...step(5), events: [null] }
  for (const one of [moved, moved, { ...step(5), missed: true }]) world.socketNow.say(one)
  expect(heard).toEqual([5, 5])
})

test('what an older backup of the table tells is how things are', () => {
  world.socketNow.welcome(50)
  world.socketNow.say(step(60))
  world.socketNow.fall(1012)
  world.pass(500)
  world.socketNow.welcome(20)
  world.socketNow.say(step(20))
  expect([connection.room?.seq, connection.step?.seq]).toEqual([20, 20])
  world.socketNow.say({ type: 'beat', head: 21 })
  world.socketNow.say({ type: 'beat', head: 21 })
  expect(world.sockets).toHaveLength(3)
})

test('a command without an answer is sent again, also over a line that was only thought to be dead', async () => {
  world.socketNow.welcome()
  const asked = connection.do({ kind: 'draw' })
  const id = sentId()
  world.pass(5000)
  expect(world.socketNow.sent).toHaveLength(3)
  connection.resync()
  world.socketNow.welcome()
  expect(sentId()).toBe(id)
  world.socketNow.say(answer(id, 'accepted'))
  expect((await asked).status).toBe('accepted')
  world.pass(20_000)
  expect(world.socketNow.sent).toHaveLength(2)
})

test.each(['lost', 'twice', 'overtaken', 'cut', 'all'] as const)('frames that are %s: never back, each answered once, and at last all is seen', async (fault) => {
  const server = new FaultyServer(world, fault)
  let reached = 0
  connection.onRoom((now) => {
    expect(now.seq).toBeGreaterThanOrEqual(reached)
    reached = now.seq
  })
  connection.onStep((now) => {
    expect(now.seq).toBe(connection.step?.seq)
    expect(now.view.version).toBeGreaterThanOrEqual(server.seen)
    server.seen = now.view.version
  })
  const answers: Answer[] = []
  const asked = Array.from({ length: 30 }, (_, n) => connection.ask({ type: 'talk', text: `${n}` }).then((one) => answers.push(one)))
  for (let tries = 0; tries < 600 && answers.length < 30; tries += 1) {
    server.carry()
    world.pass(500)
    await Promise.resolve()
  }
  await Promise.all(asked)
  expect(answers.map((one) => one.status)).toEqual(Array(30).fill('accepted'))
  expect(server.done.size).toBe(30)
  server.heal()
  expect([connection.room?.seq, connection.step?.seq]).toEqual([server.head, server.head])
})

test('who lags behind for two beats begins anew, once', () => {
  world.socketNow.welcome(5)
  world.socketNow.say({ type: 'beat', head: 6 })
  world.socketNow.say(step(6))
  world.socketNow.say({ type: 'beat', head: 7 })
  expect(world.sockets).toHaveLength(1)
  world.socketNow.say({ type: 'beat', head: 7 })
  expect(world.sockets).toHaveLength(2)
  world.socketNow.welcome(7)
  world.socketNow.say({ type: 'beat', head: 7 })
  world.socketNow.say({ type: 'beat', head: 7 })
  expect(world.sockets).toHaveLength(2)
})

test('a page that wakes up tries at once', () => {
  world.socketNow.welcome()
  world.socketNow.fall()
  world.wake()
  expect(world.sockets).toHaveLength(2)
  world.pass(60_000)
  world.socketNow.welcome()
  const before = world.sockets.length
  world.wake()
  expect(world.sockets).toHaveLength(before)
  world.pass(13_000)
  world.wake()
  expect(world.sockets).toHaveLength(before + 1)
})

test('what the old socket still says is not heard', () => {
  const old = world.socketNow
  old.welcome()
  old.fall()
  world.wake()
  old.say(step(99))
  expect(connection.step).toBeNull()
})

test('everybody who wants to move or speak hears every step', () => {
  const heard: number[] = []
  const leave = connection.onStep((one) => heard.push(one.seq))
  connection.onSaid((one) => heard.push(one.seq))
  world.socketNow.welcome()
  world.socketNow.say(step(2))
  world.socketNow.say(step(3))
  world.socketNow.say({ type: 'said', seq: 4, seat: 'B', name: 'Bob', phrase: 'talk-hello', text: '' })
  leave()
  world.socketNow.say(step(5))
  expect(heard).toEqual([2, 3, 4])
})

test('who leaves is not called back', () => {
  world.socketNow.welcome()
  connection.close()
  world.pass(100_000)
  world.wake()
  expect(world.sockets).toHaveLength(1)
  expect(world.sockets[0]?.closed).toBe(true)
})
