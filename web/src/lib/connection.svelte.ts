import { UNREACHABLE } from './api'
import { backOff } from './backoff'
import { PROTOCOL, type Answer, type Beat, type Bye, type Move, type Room, type Said, type ServerMessage, type Step } from './contract'
import { Outbox, type Wish } from './outbox'
import { browserWorld, type SocketLike, type World } from './world'

/** A beat comes every ten seconds: who has heard nothing for so long is cut off. */
const SILENCE = 25_000
/** What is to be sent again is not sent at once; what has had no answer is sent again after so long. In milliseconds. */
const SOON = 50
const UNANSWERED = 5000
/** After these the server wants to see us no more: policy, size, unknown token, other version. */
const FINAL = [1008, 1009, 4001, 4002]

/** `connecting` for the first time; `offline`: it is being tried again; `ended`: it is not, and `bye` says why. */
export type Link = 'connecting' | 'online' | 'offline' | 'ended'

/** One person's connection to one table: what the server has last said, and a way to ask for more. */
export class Connection {
  link = $state<Link>('connecting')
  room = $state.raw<Room | null>(null)
  step = $state.raw<Step | null>(null)
  bye = $state.raw<Bye | null>(null)
  /** Whether a command is on its way. */
  busy = $state(false)

  #socket: SocketLike | null = null
  /** Of what this socket has told us: the last room and step, and the first room of the match. A new socket may begin
   * earlier: an older backup of the table may be served now. */
  #told = { room: 0, step: 0, match: 0 }
  #failed = 0
  #seq = 0
  #behind = 0
  #retryMs = 0
  readonly #outbox: Outbox
  readonly #steps = new Set<(step: Step) => void>()
  readonly #rooms = new Set<(room: Room) => void>()
  readonly #sayings = new Set<(said: Said) => void>()
  #callOff: Record<'retry' | 'silence' | 'repeat', () => void> = { retry() {}, silence() {}, repeat() {} }
  #deaf: () => void = () => {}

  constructor(
    readonly code: string,
    readonly token: string | null,
    private readonly world: World = browserWorld,
  ) {
    this.#outbox = new Outbox(Math.floor(world.chance() * 2 ** 48).toString(36))
  }

  open(): void {
    this.#deaf = this.world.onWake(() => this.wake())
    this.#connect()
  }

  close(): void {
    this.#end()
  }

  /** Calls back with every step, also when several come in one go: for what moves and speaks. The result undoes it. */
  onStep(heard: (step: Step) => void): () => void {
    this.#steps.add(heard)
    return () => this.#steps.delete(heard)
  }

  onRoom(heard: (room: Room) => void): () => void {
    this.#rooms.add(heard)
    return () => this.#rooms.delete(heard)
  }

  onSaid(heard: (said: Said) => void): () => void {
    this.#sayings.add(heard)
    return () => this.#sayings.delete(heard)
  }

  /** Ask for a move, as one sees the table now. */
  do(move: Move): Promise<Answer> {
    return this.ask({ type: 'do', seen: this.step?.view.version ?? 0, move })
  }

  /** Send a command; its answer, when there is one that stays. */
  ask(wish: Wish): Promise<Answer> {
    const isFirst = this.#outbox.isEmpty
    const answer = this.#outbox.put(wish)
    if (this.link === 'ended') this.#outbox.giveUp(UNREACHABLE)
    else if (isFirst) this.#sendFirst()
    this.busy = !this.#outbox.isEmpty
    return answer
  }

  /** Perhaps it is worth while again: try at once, or see whether the line still carries. */
  wake(): void {
    if (this.link === 'ended') return
    if (!this.#socket) this.#connect()
    else if (this.world.now() - this.#heard > SILENCE / 2) this.resync()
  }

  /** Begin anew: the server then tells everything once more. */
  resync(): void {
    this.#drop()
    this.#connect()
  }

  // --- the line -----------------------------------------------------------------------------------------------------

  #heard = 0

  #connect(): void {
    this.#callOff.retry()
    const socket = this.world.socket(`/ws/${encodeURIComponent(this.code)}`)
    this.#socket = socket
    this.#listen()
    socket.onopen = () => {
      const since = this.#seq
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, ...(this.token && { token: this.token }), since }))
    }
    socket.onmessage = ({ data }) => this.#take(JSON.parse(String(data)))
    socket.onclose = ({ code }) => this.#lost(code)
  }

  /** Let go of the socket, whatever it may still say. */
  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    this.#told = { room: 0, step: 0, match: 0 }
    this.#callOff.silence()
    this.#callOff.repeat()
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  #lost(code: number): void {
    this.#drop()
    if (FINAL.includes(code)) {
      this.#end()
      return
    }
    this.link = 'offline'
    const wait = this.#retryMs + backOff(this.#failed++, this.world.chance())
    this.#retryMs = 0
    this.#callOff.retry = this.world.later(wait, () => this.#connect())
  }

  #end(): void {
    this.#drop()
    this.#callOff.retry()
    this.#deaf()
    this.link = 'ended'
    this.#outbox.giveUp(UNREACHABLE)
    this.busy = false
  }

  /** From now on, silence counts. */
  #listen(): void {
    this.#heard = this.world.now()
    this.#callOff.silence()
    this.#callOff.silence = this.world.later(SILENCE, () => this.#lost(1006))
  }

  // --- what is heard ------------------------------------------------------------------------------------------------

  #take(message: ServerMessage): void {
    this.#listen()
    switch (message.type) {
      case 'room':
        if (message.seq < this.#told.room) break // Late: we know better.
        this.#enter(message)
        for (const heard of this.#rooms) heard(message)
        break
      case 'step':
        if (this.#isPast(message)) break
        this.#told.step = message.seq
        this.step = message
        this.#reach(message.seq)
        for (const heard of this.#steps) heard(message)
        break
      case 'said':
        this.#reach(message.seq)
        for (const heard of this.#sayings) heard(message)
        break
      case 'answer':
        this.#answer(message)
        break
      case 'beat':
        this.#compare(message)
        break
      case 'bye':
        this.bye = message
        this.#retryMs = message.retry_ms
        break
      default:
        message satisfies never // A newer server may say more.
    }
  }

  #reach(seq: number): void {
    this.#seq = Math.max(this.#seq, seq)
    this.#behind = 0
  }

  /** Whether the table is past this step, because it comes late or for the second time. */
  #isPast({ seq, events, missed }: Step): boolean {
    const { step, match } = this.#told
    return seq < Math.max(step, match) || (seq === step && events.length > 0 && !missed)
  }

  /** Take the room in. The first one of a connection means that now the server knows us. */
  #enter(room: Room): void {
    const isFirst = !this.#told.room
    if (isFirst) this.#seq = 0
    if (!isFirst && room.match !== this.room?.match) this.#told.match = room.seq
    this.#told.room = room.seq
    this.room = room
    this.#reach(room.seq)
    if (!isFirst) return
    this.link = 'online'
    this.bye = null
    this.#failed = 0
    this.#sendFirst()
  }

  /** Some entries of the log concern nobody; but who lags behind for a whole beat may have missed something. */
  #compare({ head }: Beat): void {
    if (head <= this.#seq) return
    if (!this.#behind) {
      this.#behind = head
      return
    }
    this.#seq = head
    this.#behind = 0
    this.resync()
  }

  #answer(answer: Answer): void {
    if (this.#outbox.take(answer)) {
      this.busy = !this.#outbox.isEmpty
      this.#sendFirst()
    } else if (answer.id === this.#outbox.first?.id) {
      this.#callOff.repeat()
      this.#callOff.repeat = this.world.later(Math.max(answer.ms ?? 0, SOON), () => this.#sendFirst())
    }
  }

  #sendFirst(): void {
    const command = this.#outbox.first
    this.#callOff.repeat()
    if (!command || !this.#told.room) return
    this.#socket?.send(JSON.stringify(command))
    this.#callOff.repeat = this.world.later(UNANSWERED, () => this.#sendFirst())
  }
}
