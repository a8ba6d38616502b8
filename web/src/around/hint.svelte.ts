/** The hint that is in view: the cards that the server's best player would lay here, and why, until the table goes on. */
import type { Connection } from '../lib/connection.svelte'
import type { Move, Reason } from '../lib/contract'

class Hint {
  /** What is advised; null when nothing is. */
  move = $state.raw<Move | null>(null)
  /** Why, as `hint-…`. */
  reason = $state.raw<Reason | null>(null)
  /** Why there is no advice, as `reason-…`. */
  refusal = $state.raw<Reason | null>(null)

  /** The card to be marked; the first of several; empty when there is none. */
  get card(): string {
    return this.cards[0] ?? ''
  }

  get cards(): readonly string[] {
    return this.move?.cards ?? []
  }

  clear(): void {
    this.move = this.reason = this.refusal = null
  }

  async ask(connection: Connection): Promise<void> {
    const seen = connection.step?.view.version
    const answer = await connection.ask({ type: 'advise' })
    if (connection.step?.view.version !== seen) return
    this.clear()
    if (answer.status === 'accepted') {
      this.move = answer.move ?? null
      this.reason = answer.reason ?? null
    } else this.refusal = answer.reason ?? null
  }
}

export const hint = new Hint()
