import type { Answer, ClientMessage, Room, ServerMessage, Step } from '../src/lib/contract'
import type { SocketLike, World } from '../src/lib/world'

/** A socket whose other end is the test. */
export class FakeSocket implements SocketLike {
  onopen: SocketLike['onopen'] = null
  onmessage: SocketLike['onmessage'] = null
  onclose: SocketLike['onclose'] = null
  readonly sent: ClientMessage[] = []
  closed = false

  constructor(readonly path: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.closed = true
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  fall(code = 1006): void {
    this.onclose?.({ code })
  }
  /** Opened, greeted, and answered with the room. */
  welcome(seq = 1): void {
    this.onopen?.()
    this.say(room(seq))
  }
  get last(): ClientMessage | undefined {
    return this.sent.at(-1)
  }
}

/** A browser in which nothing happens but what the test lets happen. */
export class FakeWorld implements World {
  readonly sockets: FakeSocket[] = []
  luck = 0.5
  #now = 0
  #timers: { at: number; call: () => void }[] = []
  #awake = new Set<() => void>()

  socket(path: string): FakeSocket {
    const socket = new FakeSocket(path)
    this.sockets.push(socket)
    return socket
  }
  later(ms: number, call: () => void): () => void {
    const timer = { at: this.#now + ms, call }
    this.#timers.push(timer)
    return () => (this.#timers = this.#timers.filter((one) => one !== timer))
  }
  now(): number {
    return this.#now
  }
  chance(): number {
    return this.luck
  }
  onWake(call: () => void): () => void {
    this.#awake.add(call)
    return () => this.#awake.delete(call)
  }

  wake(): void {
    for (const call of this.#awake) call()
  }
  pass(ms: number): void {
    const end = this.#now + ms
    for (;;) {
      const due = this.#timers.filter((timer) => timer.at <= end).sort((one, other) => one.at - other.at)[0]
      if (!due) break
      this.#now = due.at
      this.#timers = this.#timers.filter((timer) => timer !== due)
      due.call()
    }
    this.#now = end
  }
  get socketNow(): FakeSocket {
    return this.sockets.at(-1) as FakeSocket
  }
}

/** A server that carries out each command once, and the line to it, on which frames have mishaps (F12). */
export class FaultyServer {
  head = 1
  seen = 0
  readonly done = new Map<string, Answer>()
  #chance = 12345
  #socket: FakeSocket | null = null
  #taken = 0
  #held: ServerMessage | null = null

  constructor(private readonly world: FakeWorld, private readonly fault: 'lost' | 'twice' | 'overtaken' | 'cut' | 'all' | 'none') {}

  /** Take in what was sent meanwhile, answer it, and say that one is still here. */
  carry(): void {
    const socket = this.world.socketNow
    if (socket !== this.#socket) {
      this.#socket = socket
      this.#taken = 0
      this.#held = null
      socket.onopen?.()
    }
    while (this.#taken < socket.sent.length && socket.onmessage) {
      const message = socket.sent[this.#taken++]
      if (message?.type === 'hello') this.#show(socket)
      else if (message) this.#obey(socket, message)
    }
    this.#say(socket, { type: 'beat', head: this.head })
  }

  /** From now on all goes well; the old line is cut. */
  heal(): void {
    this.#happens = () => false
    this.world.socketNow.fall()
    this.world.pass(30_000)
    this.carry()
  }

  #show(socket: FakeSocket): void {
    this.#say(socket, room(this.head))
    this.#say(socket, step(this.head))
  }

  #obey(socket: FakeSocket, { id }: { id: string }): void {
    if (this.#happens('lost')) return
    const known = this.done.get(id)
    if (!known) {
      this.head += 1
      this.done.set(id, { type: 'answer', id, status: 'accepted', seq: this.head })
      this.#show(socket)
    }
    this.#say(socket, this.done.get(id) as Answer)
  }

  #say(socket: FakeSocket, message: ServerMessage): void {
    if (this.#happens('cut')) socket.fall()
    if (this.#happens('lost')) return
    const [held, holds] = [this.#held, !this.#held && this.#happens('overtaken')]
    this.#held = holds ? message : null
    if (holds) return
    socket.say(message)
    if (this.#happens('twice')) socket.say(message)
    if (held) socket.say(held)
  }

  #happens = (what: string): boolean => {
    this.#chance = (this.#chance * 1103515245 + 12345) % 2 ** 31
    return (this.fault === what || this.fault === 'all') && this.#chance / 2 ** 31 < (this.fault === 'all' ? 0.08 : 0.25)
  }
}

export function room(seq = 1): Room {
  return {
    type: 'room', seq, code: 'C0DE', you: 'A', host: 'A', stage: 'playing', match: 1, rules: 'official', warnings: [],
    places: [{ seat: 'A', kind: 'person', name: 'Ada', level: null, away: false, ready: false, coming: '', hushed: false }],
    settings: { listed: false, chat: true, spectators: true, late_seat: 'next_round', away_seconds: 15, sleep_hours: 72 },
    next_ms: null, promise: '', reports: [],
  }
}

export function step(seq: number, version = seq): Step {
  const view = { viewer: 'A', version, shown: { A: 'r5r7' }, pile: 'r1' } as unknown as Step['view']
  return { type: 'step', seq, view, menu: [{ kind: 'draw' }], events: [], said: [], clock: null, by: '', missed: false, worth: {}, past: [] }
}
