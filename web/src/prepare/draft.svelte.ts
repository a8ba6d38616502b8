import { readRules, Refused } from '../lib/api'
import type { Reason, RulesRead, RulesText } from '../lib/contract'
import { settingsIn } from './summary'

/** So long nothing more is chosen, before the server is asked about it, in milliseconds. */
const PAUSE = 250

/** Rules that are being chosen. The server knows what can be played: it is asked about each change, and until it
 * agrees the table keeps the rules that it has. */
export class Draft {
  /** The rules as they were last agreed to. */
  read = $state.raw<RulesRead | null>(null)
  /** The value of every option as it is chosen, agreed to or not. */
  settings = $state.raw<Readonly<Record<string, string>>>({})
  /** Why they cannot be played like this, in words. */
  problem = $state('')
  /** The options that do not go together. */
  blamed = $state.raw<readonly string[]>([])
  /** Whether it is two options that do not go together. */
  isConflict = $state(false)
  unreached = $state.raw<Reason | null>(null)
  /** Whether something has been chosen that is not agreed to. */
  isOpen = $state(false)
  /** The rules before the last change that was made here; empty where there was none. */
  before = $state('')

  #base = ''
  #changes: Record<string, string> = {}
  #asked = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #about: Omit<RulesText, 'rules'> = {}

  /** `agreed` hears of rules that were chosen here and can be played. */
  constructor(
    private readonly agreed: (rules: string) => void = () => {},
    private readonly ask: (wanted: RulesText) => Promise<RulesRead> = readRules,
  ) {}

  /** Show the rules that the table has, unless others are being chosen. */
  show(rules: string, seats: number, lang: string): void {
    const isNews = this.#about.seats !== seats || this.#about.lang !== lang
    this.#about = { seats, lang }
    if (this.isOpen && !isNews) return
    if (!this.isOpen && rules === this.read?.rules && !isNews) return
    if (!this.isOpen) this.#base = rules
    void this.#check()
  }

  /** Choose a value for an option. */
  set(key: string, value: string): void {
    this.isOpen = true
    this.#asked++ // What is being asked about is no longer what is chosen.
    this.#changes[key] = value
    this.settings = { ...this.settings, [key]: value }
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#check(), PAUSE)
  }

  /** Choose a whole ruleset. */
  choose(rules: string): void {
    clearTimeout(this.#timer)
    this.isOpen = true
    this.#base = rules
    this.#changes = {}
    void this.#check()
  }

  /** Take the last change back. */
  undo(): void {
    this.choose(this.before)
  }

  /** Go back to what was agreed to last. */
  takeBack(): void {
    clearTimeout(this.#timer)
    this.#asked++
    this.#settle(this.read)
    if (this.read) this.#base = this.read.rules
  }

  async #check(): Promise<void> {
    const number = ++this.#asked
    const changes = Object.entries(this.#changes).map(([key, value]) => `${key}=${value}`)
    let read: RulesRead
    try {
      read = await this.ask({ ...this.#about, rules: [this.#base, ...changes].join(' ') })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (number === this.#asked) this.unreached = error.reason
      return
    }
    if (number !== this.#asked) return
    this.unreached = null
    if (read.problem) {
      this.problem = read.problem
      this.isConflict = read.reason?.id === 'conflict'
      this.blamed = Object.keys(settingsIn((read.reason?.args ?? []).join(' ')))
      return
    }
    const wasOpen = this.isOpen
    this.#base = read.rules
    this.#settle(read)
    if (wasOpen && this.read && this.read.rules !== read.rules) this.before = this.read.rules
    this.read = read
    if (wasOpen) this.agreed(read.rules)
  }

  #settle(read: RulesRead | null): void {
    this.#changes = {}
    this.settings = read?.settings ?? {}
    this.problem = ''
    this.blamed = []
    this.isOpen = false
  }
}
