import { FluentBundle, FluentResource, FluentType, type FluentValue, type FluentVariable } from '@fluent/bundle'
import { cardOf, cardsOf, type Card } from './cards'
import type { Reason, Sentence } from './contract'

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
/** What a message can be told: a number, which may choose a plural, or a word. */
export type Arg = string | number

const YOU = 'you'
const SEATS = 'ABCDEFGHIJ'
/** The arguments of a reason, in order. */
const ARGS = ['one', 'two', 'three', 'four'] as const
/** Reasons that quote what somebody has typed: there `r5` is no card. */
const QUOTING = /^(unknown_|rules_)/

/** A card's name that still knows its notation. */
class Spoken extends FluentType<string> {
  constructor(name: string, readonly notation: string) {
    super(name)
  }
  override toString(): string {
    return this.value
  }
}

/** The catalogue in one language, from the sources of its files. The twin of `pioche.texts.Texts`. */
export class Texts {
  readonly #bundle: FluentBundle

  constructor(readonly lang: Language, sources: readonly string[]) {
    const functions = {
      CARD: ([row]: FluentValue[]) => cardsOf(notation(row)).map((card) => this.card(card)).join(', '),
      THE: ([row]: FluentValue[]) => this.together(cardsOf(notation(row)).map((card) => this.theCard(card))),
      COLOUR: ([letter]: FluentValue[]) => this.colour(String(letter)),
    }
    this.#bundle = new FluentBundle(lang, { useIsolating: false, functions })
    for (const source of sources) this.#bundle.addResource(new FluentResource(source))
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id)
  }

  /** Every message that there is. */
  ids(): string[] {
    return [...this.#bundle._messages.keys()]
  }

  /** The text of a message. One that is missing is its own id, so that the page still stands. */
  say(id: string, args: Record<string, Arg | Spoken> = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value
    if (pattern == null) return missing(id)
    const errors: Error[] = []
    const said = this.#bundle.formatPattern(pattern, args as Record<string, FluentVariable>, errors)
    if (errors[0]) wrong(errors[0])
    return said
  }

  // --- cards and colours --------------------------------------------------------------------------------------------

  /** A colour's name: `r` is "red". */
  colour(letter: string): string {
    return this.say(`colour-${letter}`)
  }

  /** The letter that marks a colour in this language: R Y G B, R J V B. */
  letter(colour: string): string {
    return this.say(`letter-${colour}`)
  }

  /** A card named in words: "blue 7", "Wild (green)". */
  card(card: Card): string {
    if (card.text !== card.bare) {
      const bare = this.say(`card-${card.kind}`)
      return this.say('card-named', { card: bare, colour: this.colour(card.colour) })
    }
    if (!card.colour) return this.say(`card-${card.kind}`)
    const colour = this.colour(card.colour)
    const kind = card.wizz ? 'wizz' : card.kind
    return this.say(`card-${kind}`, card.number >= 0 ? { colour, number: card.number } : { colour })
  }

  /** A card with its article: "the blue 7". */
  theCard(card: Card): string {
    return this.say('card-the', { kind: card.kind, card: this.card(card) })
  }

  // --- reasons and sentences ----------------------------------------------------------------------------------------

  /** Why something is not possible: the message `<prefix>-<id>`, its arguments `$one` to `$four`. */
  reason(reason: Reason, prefix = 'reason'): string {
    const words = reason.args ?? []
    const quoting = QUOTING.test(reason.id)
    const args: Record<string, Arg | Spoken> = {}
    for (const [at, word] of words.slice(0, ARGS.length).entries()) {
      args[ARGS[at] as string] = quoting ? word : this.#spoken(word)
    }
    const said = this.say(`${prefix}-${reason.id}`, args)
    // A setting such as `rounds=3` is written as it is typed, even where the sentence begins with it.
    return words.some((word) => word.includes('=') && said.startsWith(word)) ? said : capital(said)
  }

  #spoken(word: string): Arg | Spoken {
    if (/^\d+$/.test(word)) return Number(word)
    const card = cardOf(word)
    return card ? new Spoken(this.card(card), word) : word
  }

  /** What happened, in words, for the seats' names. Seats are letters, or `you` for the reader. */
  sentence({ id, args }: Sentence, names: readonly string[]): string {
    const name = (seat: string) => names[SEATS.indexOf(seat)] ?? seat
    const spoken: Record<string, Arg> = { ...args }
    for (const role of ['who', 'whom']) {
      const seat = args[role] ?? YOU
      if (seat !== YOU) spoken[role] = name(String(seat))
    }
    if ('seats' in args) {
      const seats = String(args.seats).split(' ').filter(Boolean)
      spoken.seats = this.together(seats.map((seat) => (seat === YOU ? this.say('you') : name(seat))))
    }
    return capital(this.say(id, spoken))
  }

  /** Several words as one list: "Bob, Clara and you". */
  together(words: readonly string[]): string {
    const last = words.at(-1) ?? ''
    return words.length > 1 ? this.say('and', { first: words.slice(0, -1).join(', '), last }) : last
  }
}

/** The text with a capital first letter. */
export function capital(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}

function notation(value: FluentValue | undefined): string {
  return value instanceof Spoken ? value.notation : String(value)
}

/** While we build, a text that is missing or wrong stops us; a person is better served by what there is. */
function missing(id: string): string {
  wrong(new Error(`there is no message ${id}`))
  return id
}

function wrong(error: Error): void {
  if (import.meta.env.DEV) throw error
}
