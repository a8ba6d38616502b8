/** What is said at a table: everything since one came, who is not to be heard, and what has not been read yet. */
import { SvelteSet } from 'svelte/reactivity'
import { keep, recall } from '../lib/kept'
import type { Connection } from '../lib/connection.svelte'
import type { Room, Said } from '../lib/contract'

/** The server knows these (`pioche.server.talk`); their texts are messages. */
export const PHRASES = [
  'talk-hello', 'talk-good_luck', 'talk-well_played', 'talk-bravo', 'talk-thanks', 'talk-sorry', 'talk-oops',
  'talk-ouch', 'talk-haha', 'talk-hurry', 'talk-one_moment', 'talk-back', 'talk-again', 'talk-goodbye',
] as const

const MOST = 200
const NAME = 'muted'

function muted(): string[] {
  return (recall(NAME) ?? '').split('\n').filter(Boolean)
}

export class Chat {
  said = $state.raw<readonly Said[]>([])
  unread = $state(0)
  /** What came last, for a moment. */
  news = $state.raw<Said | null>(null)
  readonly reported = new SvelteSet<number>()
  /** What the host has been told of reports; nothing yet before the first room. */
  #reports: ReadonlySet<string> | null = null
  readonly #muted = new SvelteSet(muted())
  isOpen = $state(false)

  constructor(readonly code: string) {}

  hear(said: Said, mine: boolean): void {
    if (this.said.some((one) => one.seq === said.seq)) return
    this.said = [...this.said, said].sort((one, other) => one.seq - other.seq).slice(-MOST)
    if (mine || this.isOpen || this.isMuted(said)) return
    this.unread += 1
    this.news = said
  }

  /** Something may have been reported to the host: that is to be read, too. */
  note({ reports }: Pick<Room, 'reports'>): void {
    const keys = new Set(reports.map(({ seq, by }) => `${seq} ${by}`))
    const news = [...keys].filter((key) => this.#reports && !this.#reports.has(key))
    this.#reports = keys
    if (!this.isOpen) this.unread += news.length
  }

  /** What may be read. */
  get heard(): readonly Said[] {
    return this.said.filter((one) => !this.isMuted(one))
  }

  open(): void {
    this.isOpen = true
    this.unread = 0
    this.news = null
  }

  isMuted(who: Pick<Said, 'seat' | 'name'>): boolean {
    return this.#muted.has(this.#key(who))
  }

  mute(who: Pick<Said, 'seat' | 'name'>, on: boolean): void {
    if (on) this.#muted.add(this.#key(who))
    else this.#muted.delete(this.#key(who))
    keep(NAME, [...this.#muted].slice(-MOST).join('\n'))
  }

  #key({ seat, name }: Pick<Said, 'seat' | 'name'>): string {
    return `${this.code} ${seat} ${name}`
  }
}

const chats = new WeakMap<Connection, Chat>()

/** What is said over a connection; the same for everybody who asks. */
export function chatOf(connection: Connection): Chat {
  const known = chats.get(connection)
  if (known) return known
  const chat = new Chat(connection.code)
  chats.set(connection, chat)
  connection.onRoom((room) => chat.note(room))
  connection.onSaid((said) => chat.hear(said, said.seat === connection.room?.you))
  return chat
}
