/** What has been told at this table since one came to it. */
import type { Sentence, Step } from '../lib/contract'

const MOST = 200

export interface Told {
  readonly number: number
  readonly sentence: Sentence
  /** Whether it begins what is told of a step. */
  readonly begins: boolean
}

export class Story {
  told = $state.raw<readonly Told[]>([])
  /** What the last step that said anything said. */
  last = $state.raw<readonly Sentence[]>([])
  #count = 0

  /** What was told of the round before one came to it, or came back with something missed. */
  recall({ past, missed }: Pick<Step, 'past' | 'missed'>): void {
    if (!past.length || (this.told.length && !missed)) return
    this.told = []
    past.forEach((said) => this.hear(said))
  }

  /** What a step says. */
  hear(said: readonly Sentence[]): void {
    if (!said.length) return
    const news = said.map((sentence, at) => ({ number: ++this.#count, sentence, begins: at === 0 }))
    this.told = [...this.told, ...news].slice(-MOST)
    this.last = said
  }
}
