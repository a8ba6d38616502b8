import { keep, recall } from './kept'

/** One of a few words that a person has chosen, remembered under a name. */
export class Choice<Word extends string> {
  #word = $state() as Word

  constructor(
    private readonly name: string,
    readonly words: readonly Word[],
    usual: Word,
  ) {
    const kept = recall(name)
    this.#word = words.find((word) => word === kept) ?? usual
  }

  get word(): Word {
    return this.#word
  }

  set word(word: Word) {
    this.#word = word
    keep(this.name, word)
  }
}
