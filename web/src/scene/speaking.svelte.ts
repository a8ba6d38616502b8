/** What is said aloud: the sentences of steps that come close together are said as one. */
const PAUSE = 350

export class Voice {
  news = $state('')
  turn = $state('')
  #waiting: string[] = []
  #timer: ReturnType<typeof setTimeout> | null = null

  say(sentences: readonly string[]): void {
    if (!sentences.length) return
    this.#waiting.push(...sentences)
    this.#timer ??= setTimeout(() => this.#speak(), PAUSE)
  }

  /** Whose turn it is: said at once when it has come to the listener, and taken back when it has gone. */
  call(text: string): void {
    this.turn = text
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
  }

  #speak(): void {
    this.#timer = null
    const said = this.#waiting.splice(0).join(' ')
    // The same words twice would not be heard the second time.
    this.news = said === this.news ? `${said}\u00a0` : said
  }
}
