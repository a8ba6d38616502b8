// Cards as they are written on the wire (docs/notation.md).

export type Colour = 'r' | 'y' | 'g' | 'b'
export const COLOURS: readonly Colour[] = ['r', 'y', 'g', 'b']

export type Kind =
  | 'number'
  | 'skip'
  | 'reverse'
  | 'draw_two'
  | 'targeted_two'
  | 'wild'
  | 'draw_four'
  | 'targeted_four'
  | 'downpour_one'
  | 'downpour_two'
  | 'exchange'
  | 'boomerang'
  | 'uno_card'
  | 'hidden'

export interface Card {
  readonly text: string
  readonly kind: Kind
  /** The printed colour; empty on a colourless card. */
  readonly colour: Colour | ''
  /** The colour that a colourless card carries on the pile; empty when none is. */
  readonly named: Colour | ''
  /** -1 where there is none. */
  readonly number: number
  readonly wizz: boolean
}

const COLOURED: Record<string, Kind> = { S: 'skip', R: 'reverse', D: 'draw_two', T: 'targeted_two' }
const COLOURLESS: Record<string, Kind> = {
  '*': 'wild',
  '4': 'draw_four',
  T: 'targeted_four',
  '1': 'downpour_one',
  '2': 'downpour_two',
  X: 'exchange',
  B: 'boomerang',
  U: 'uno_card',
}

const make = (text: string, kind: Kind, rest: Partial<Card> = {}): Card => ({
  text,
  kind,
  colour: '',
  named: '',
  number: -1,
  wizz: false,
  ...rest,
})

export const HIDDEN: Card = make('??', 'hidden')

function read(text: string): Card | undefined {
  if (text === HIDDEN.text) return HIDDEN
  const found = /^([rygbRYGBw])([0-9A-Z*])(?::([rygb]))?$/.exec(text)
  if (!found) return undefined
  const [, first = '', symbol = '', named] = found
  if (first === 'w') {
    const kind = COLOURLESS[symbol]
    return kind && make(text, kind, { named: (named ?? '') as Colour | '' })
  }
  if (named) return undefined
  const colour = first.toLowerCase() as Colour
  const wizz = first !== colour
  if (symbol >= '0' && symbol <= '9') {
    if (wizz && (symbol < '1' || symbol > '5')) return undefined
    return make(text, 'number', { colour, number: Number(symbol), wizz })
  }
  const kind = COLOURED[symbol]
  return kind && !wizz ? make(text, kind, { colour }) : undefined
}

/** The card written `text`; a `RangeError` when there is no such card. */
export function parse(text: string): Card {
  const card = read(text)
  if (!card) throw new RangeError(`${JSON.stringify(text)} is not a card`)
  return card
}

const faces = new Map<string, Card>()

/** The card written `text`, read once; what nobody can read shows its back. */
export function faceOf(text: string): Card {
  let card = faces.get(text)
  if (!card) faces.set(text, (card = read(text) ?? HIDDEN))
  return card
}
