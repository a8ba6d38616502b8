import type { Answer, Command, Reason } from './contract'

/** A command without its number, which the outbox gives it. */
export type Wish = Command extends infer One ? (One extends Command ? Omit<One, 'id'> : never) : never

/** These answers say: once more, after `ms`. */
const LATER: ReadonlySet<Answer['status']> = new Set(['wait', 'limited', 'busy'])
/** After so many of them in a row there will hardly come another one. */
const MOST = 40

interface Letter {
  readonly command: Command
  tries: number
  readonly answered: (answer: Answer) => void
}

/** Commands on their way. One at a time is under way; it is sent until it is answered, always under the same number,
 * so that the server carries it out once. */
export class Outbox {
  readonly #letters: Letter[] = []
  #count = 0
  #prefix: string

  /** `prefix` tells the numbers of this page from those of another one with the same token. */
  constructor(prefix: string) {
    this.#prefix = prefix
  }

  /** The command to be sent now, if any. */
  get first(): Command | null {
    return this.#letters[0]?.command ?? null
  }

  get isEmpty(): boolean {
    return !this.#letters.length
  }

  put(wish: Wish): Promise<Answer> {
    const command = { ...wish, id: `${this.#prefix}-${++this.#count}` } as Command
    return new Promise((answered) => this.#letters.push({ command, answered, tries: 0 }))
  }

  /** An answer has come. False when it is to none of ours, or says to send the same once more. */
  take(answer: Answer): boolean {
    const [letter] = this.#letters
    if (letter?.command.id !== answer.id) return false
    if (LATER.has(answer.status) && ++letter.tries < MOST) return false
    this.#letters.shift()
    letter.answered(answer)
    return true
  }

  /** Nothing will be sent any more: whatever waits is answered as refused. */
  giveUp(reason: Reason): void {
    for (const { command, answered } of this.#letters.splice(0)) {
      answered({ type: 'answer', id: command.id, status: 'refused', reason })
    }
  }
}

