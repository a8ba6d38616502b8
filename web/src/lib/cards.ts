/** Cards as `docs/notation.md` writes them: what is printed on each. The twin of `pioche.engine.cards`. */
export type Colour = 'r' | 'y' | 'g' | 'b'
export const COLOURS: readonly Colour[] = ['r', 'y', 'g', 'b']

export type Kind =
  | 'number' | 'skip' | 'reverse' | 'draw_two' | 'targeted_two' | 'wild' | 'draw_four' | 'targeted_four'
  | 'downpour_one' | 'downpour_two' | 'exchange' | 'boomerang' | 'uno_card' | 'hidden' // prettier-ignore

/** One kind of card. `bare` is how a colourless card is written before a colour is named with it. */
export interface Card {
  readonly text: string
  readonly bare: string
  readonly kind: Kind
  /** The printed colour, or the one that a colourless card carries on the pile. */
  readonly colour: Colour | ''
  readonly colourless: boolean
  /** -1 where there is none. */
  readonly number: number
  readonly wizz: boolean
}

const COLOURED: Readonly<Record<string, Kind>> = { S: 'skip', R: 'reverse', D: 'draw_two', T: 'targeted_two' }
const COLOURLESS: Readonly<Record<string, Kind>> = {
  '*': 'wild',
  '4': 'draw_four',
  T: 'targeted_four',
  '1': 'downpour_one',
  '2': 'downpour_two',
  X: 'exchange',
  B: 'boomerang',
  U: 'uno_card',
}
export const UNKNOWN: Card = { text: '??', bare: '??', kind: 'hidden', colour: '', colourless: true, number: -1, wizz: false }

/** The card that is written so, if there is one. */
export function cardOf(text: string): Card | null {
  if (text === '??') return UNKNOWN
  const found = /^(?:([rygb])([0-9SRDT])|([RYGB])([1-5])|w([*4T12XBU])(?::([rygb]))?)$/.exec(text)
  if (!found) return null
  const [, colour, sign, wizzColour, wizzNumber, wild, named] = found
  if (wild) {
    const kind = COLOURLESS[wild] as Kind
    return { text, bare: `w${wild}`, kind, colour: (named ?? '') as Colour | '', colourless: true, number: -1, wizz: false }
  }
  if (wizzColour) {
    const colour = wizzColour.toLowerCase() as Colour
    return { text, bare: text, kind: 'number', colour, colourless: false, number: Number(wizzNumber), wizz: true }
  }
  const kind = COLOURED[sign as string]
  const number = kind ? -1 : Number(sign)
  return { text, bare: text, kind: kind ?? 'number', colour: colour as Colour, colourless: false, number, wizz: false }
}

/** Cards in a row, with or without spaces; `-` is none and `?6` six unknown ones. What is no card is left out. */
export function cardsOf(row: string): Card[] {
  const found: Card[] = []
  for (const word of row.split(/\s+/)) {
    const unknown = /^\?(\d+)$/.exec(word)
    if (unknown) found.push(...Array<Card>(Number(unknown[1])).fill(UNKNOWN))
    else if (word !== '-') found.push(...[...word.matchAll(/..(?::.)?/g)].map(([text]) => cardOf(text)).filter((card) => card !== null))
  }
  return found
}
