/** What is being chosen at a table, what is about to be said with it, and what is under way: one for a connection. */
import type { Connection } from '../lib/connection.svelte'
import type { Answer, CardText, Move, Reason, Seat, Step } from '../lib/contract'
import { bluffOf } from './bluff'
import { callOf, type Call } from './call'
import { anyCatch, isLaying, isTalk, keyOf, layOut, questionOf, stillIn, withSecond, type Layout, type Option, type Question } from './moves'
import { settingsOf } from './rules.svelte'

const NOTHING: Layout = { cards: new Map(), bar: [], uno: null, catches: [], accusations: [] }
/** How long the answer to a mistake stays in view. */
const SHOWN = 6000
/** The new step comes along with the answer; should it not, one may try again after this. */
const PATIENCE = 1500
const ECHO = 300
/** A message of our own, for what the table need not be asked. */
export const CALLED = 'web-play-called'
const GONE: Reason = { id: 'too_late', args: [] }

/** `refused`: nothing has changed; `late`: somebody was first; `penalised`: it costs something. */
export interface Notice {
  readonly tone: 'refused' | 'late' | 'penalised'
  readonly reason: Reason
}

export class Selection {
  /** Whether Uno, or the word of a jump-in, is said along with the next card. */
  uno = $state(false)
  shout = $state(false)
  notice = $state.raw<Notice | null>(null)
  /** A move that waits until the table lets anybody go on: it is not sent yet. */
  held = $state.raw<Move | null>(null)
  /** The card of the hand that was tapped, by its key there. */
  tapped = $state('')
  /** Whether the list of what is seldom needed is open. */
  more = $state(false)

  #card: CardText = ''
  #chosen = $state.raw<readonly Move[]>([])
  /** What is under way, by its key, and at which version it was sent. */
  #underway = $state.raw<ReadonlyMap<string, { isStep: boolean; seen: number }>>(new Map())
  #laidOut: { step: Step | null; layout: Layout } = { step: null, layout: NOTHING }
  #freeAt = 0
  #sentAt = -Infinity
  /** How many cards one held at the last step. */
  #count = 0
  /** Whether Uno is called already, with the card that is about to be laid. */
  #ahead = $state(false)
  #moment = ''
  #callOff: () => void = () => {}
  #unshow: () => void = () => {}

  constructor(readonly connection: Connection) {}

  get step(): Step | null {
    return this.connection.step
  }

  get seat(): Seat {
    return this.step?.view.viewer ?? '-'
  }

  get layout(): Layout {
    const step = this.step
    if (this.#laidOut.step !== step) this.#laidOut = { step, layout: step ? layOut(step.menu, step.view) : NOTHING }
    return this.#laidOut.layout
  }

  get #settings(): ReturnType<typeof settingsOf> {
    const room = this.connection.room
    return settingsOf(room?.rules ?? '', room?.places.length ?? 2)
  }

  /** How it stands with one's own call of Uno. */
  get call(): Call {
    return this.step ? callOf(this.step.view, this.step.menu, this.#ahead) : 'none'
  }

  /** Why a +4 that can be laid would be a bluff; nothing where none would. */
  get bluff(): ReturnType<typeof bluffOf> {
    return this.step ? bluffOf(this.step.view, this.step.menu, this.#settings) : ''
  }

  /** Whether a wrong catch costs cards here. Then nothing on the page may tell whether one is right. */
  get isCatchPriced(): boolean {
    return (this.#settings.false_catch_cards ?? '0') !== '0'
  }

  /** Whom one may catch: where a wrong catch has its price, anybody at any time. */
  get catches(): readonly Move[] {
    return this.isCatchPriced && this.step ? anyCatch(this.step.view) : this.layout.catches
  }

  /** The moves between which one is choosing; what can no longer be done is gone. */
  get choosing(): readonly Move[] {
    return this.#chosen.length ? stillIn([...(this.step?.menu ?? []), ...this.catches], this.#chosen) : []
  }

  get question(): Question | null {
    return questionOf(this.choosing)
  }

  /** Whether a step is on its way: until the table has moved on, a second click does nothing twice. */
  get isBusy(): boolean {
    return [...this.#underway.values()].some((one) => one.isStep && this.#isOpen(one.seen))
  }

  isUnderway(move: Move): boolean {
    const sent = this.#underway.get(keyOf(move))
    return sent !== undefined && this.#isOpen(sent.seen)
  }

  /** Whether a click now is the second half of a double click: it takes nothing back, and is meant for nothing that has
   * meanwhile come to lie there. Not every browser counts the taps of a finger. */
  isEcho({ detail }: MouseEvent): boolean {
    return detail > 1 || (detail > 0 && performance.now() - this.#sentAt < ECHO)
  }

  #isOpen(seen: number): boolean {
    return (this.step?.view.version ?? 0) <= seen
  }

  // --- choosing -----------------------------------------------------------------------------------------------------

  /** A card of the hand: it is laid if there is one way, asked about if there are several, and tried if there is none:
   * the table then says why not. */
  tap(card: CardText, key: string): void {
    if (this.tapped === key && this.choosing.length) return this.cancel()
    const second = this.choosing[0]?.kind === 'keep' ? withSecond(this.choosing, this.#card, card) : []
    if (second.length) return this.choose(second)
    this.cancel()
    this.#card = card
    const moves = this.layout.cards.get(card) ?? []
    if (moves.length) this.choose(moves, key)
    else void this.#try(card === '??' ? { kind: 'peek' } : { kind: 'play', cards: [card] })
  }

  /** Choose between these; the only one is sent. */
  choose(moves: readonly Move[], key = this.tapped): void {
    this.more = false
    this.notice = null
    const [only] = moves
    if (moves.length === 1 && only) return void this.send(only)
    this.#chosen = moves
    this.tapped = key
  }

  pick(option: Option): void {
    this.choose(option.moves)
  }

  cancel(): void {
    this.#chosen = []
    this.tapped = ''
    this.more = false
    this.release()
  }

  /** What waits is not sent after all. */
  release(): void {
    this.#callOff()
    this.held = null
  }

  /** Call Uno: now if that can be done, or there is no other card that could go with it; else with the next card. */
  callUno(): void {
    const { view } = this.step ?? {}
    const own = 'ABCDEFGHIJ'.indexOf(this.seat)
    const now = this.layout.uno
    if (this.call === 'called') this.#tell('refused', { id: CALLED, args: [] })
    else if (now) void this.send(now)
    else if (view?.counts[own] !== 1) this.uno = !this.uno
    else void this.#deliver({ kind: 'uno' })
  }

  // --- sending ------------------------------------------------------------------------------------------------------

  /** Send a move; one that the table makes wait can be cancelled until then. */
  async send(move: Move): Promise<void> {
    // Who catches or calls in between goes on choosing.
    if (!isTalk(move) || stillIn([move], this.#chosen).length) {
      this.#chosen = []
      this.tapped = ''
    }
    if (isTalk(move) ? this.isUnderway(move) : this.isBusy || this.held) return
    const wait = isTalk(move) || isLaying(move) && move.kind !== 'play' ? 0 : this.#freeAt - performance.now()
    if (wait > 0) return this.#hold(move, wait)
    await this.#deliver(move)
  }

  /** Something that is not in the menu. A card that needs a colour is given one, lest that be all there is to hear. */
  async #try(move: Move): Promise<void> {
    if (this.isBusy || this.held) return
    const answer = await this.#deliver(move)
    const isUnknown = !this.layout.cards.has(move.cards?.[0] ?? '')
    if (answer?.status === 'refused' && answer.reason?.id === 'colour_missing' && isUnknown) {
      await this.#deliver({ ...move, colour: 'r' })
    }
  }

  #hold(move: Move, wait: number): void {
    this.held = move
    const timer = setTimeout(() => {
      this.held = null
      if (!stillIn(this.step?.menu ?? [], [move]).length) this.#tell('late', GONE)
      else void this.send(move)
    }, wait)
    this.#callOff = () => clearTimeout(timer)
  }

  async #deliver(move: Move): Promise<Answer> {
    const key = keyOf(move)
    const seen = this.step?.view.version ?? 0
    this.#mark(key, { isStep: !isTalk(move), seen })
    if (!isTalk(move)) this.#sentAt = performance.now()
    this.notice = null
    const answer = await this.connection.do(this.#saidWith(move))
    if (answer.status === 'accepted' || answer.status === 'penalised') {
      if (isLaying(move)) this.uno = this.shout = false
      setTimeout(() => this.#mark(key, null), PATIENCE)
    } else this.#mark(key, null)
    if (answer.status !== 'accepted' && answer.reason) {
      const tone = answer.status === 'penalised' ? 'penalised' : answer.status === 'stale' ? 'late' : 'refused'
      this.#tell(tone, answer.reason)
    }
    return answer
  }

  #saidWith(move: Move): Move {
    if (!isLaying(move)) return move
    return { ...move, ...(this.uno && { uno: true }), ...(this.shout && move.kind === 'jump' && { shout: true }) }
  }

  #mark(key: string, sent: { isStep: boolean; seen: number } | null): void {
    const underway = new Map(this.#underway)
    if (sent) underway.set(key, sent)
    else underway.delete(key)
    this.#underway = underway
  }

  #tell(tone: Notice['tone'], reason: Reason): void {
    this.#unshow()
    this.notice = { tone, reason }
    const timer = setTimeout(() => (this.notice = null), SHOWN)
    this.#unshow = () => clearTimeout(timer)
  }

  // --- what happens meanwhile ---------------------------------------------------------------------------------------

  /** A step has come. */
  meet({ view, clock, events }: Step): void {
    this.#freeAt = performance.now() + (clock?.hold_ms ?? 0)
    const count = view.counts['ABCDEFGHIJ'.indexOf(view.viewer)] ?? 0
    const moment = JSON.stringify([view.round, view.decision, view.debt, view.pile.length])
    if (moment !== this.#moment && view.decision?.seat === view.viewer) this.notice = null
    if (moment !== this.#moment && this.held) {
      this.release()
      this.#tell('late', GONE)
    }
    if (count !== this.#count || view.decision?.seat !== view.viewer) this.#ahead = false
    else if (events.some((event) => event?.is === 'told' && event.what === 'called' && event.seat === view.viewer)) this.#ahead = true
    if (count > this.#count || !count) this.uno = this.shout = false
    this.#count = count
    this.#moment = moment
    if (this.#chosen.length && !this.choosing.length) this.cancel()
  }
}

const selections = new WeakMap<Connection, Selection>()

/** The selection of this table, which all its controls share. */
export function selectionOf(connection: Connection): Selection {
  const found = selections.get(connection) ?? new Selection(connection)
  selections.set(connection, found)
  return found
}
