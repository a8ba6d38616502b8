/** The fair shuffle, `pioche-shuffle-v1` (docs/fair.md): what was promised, and the chance that follows from a seed. */
import { ascii, hmac256, hmac512, join, sha256 } from './sha2'

/** What players mixed in, by the letter of the seat. */
export type Nonces = Readonly<Record<string, Uint8Array>>

export function commitment(table: string, round: number, seed: Uint8Array): Uint8Array {
  return sha256(join(ascii(`pioche-shuffle-v1|commit|${table}|${round}|`), seed))
}

export function roundKey(promised: Uint8Array, seed: Uint8Array, nonces: Nonces): Uint8Array {
  const mixed = Object.keys(nonces).sort().map((seat) => {
    const nonce = nonces[seat] as Uint8Array
    return join(ascii(seat), Uint8Array.of(nonce.length), nonce)
  })
  return hmac512(seed, join(ascii('mix|'), promised, ...mixed))
}

/** Numbers that all come from one key and label, in the same order each time. */
export function numbers(key: Uint8Array, label: string): (below: number) => number {
  const words: number[] = []
  let counter = 0n
  const word = () => {
    if (!words.length) {
      const count = new Uint8Array(8)
      new DataView(count.buffer).setBigUint64(0, counter++)
      const block = new DataView(hmac256(key, join(ascii(label), count)).buffer)
      for (let at = 0; at < 32; at += 4) words.push(block.getUint32(at))
    }
    return words.shift() as number
  }
  return (below) => {
    for (;;) {
      const value = word()
      if (value < 2 ** 32 - (2 ** 32 % below)) return value % below
    }
  }
}

/** The cards in the order that this label gives them, the first to be drawn first; they come in canonical order. */
export function shuffle(key: Uint8Array, label: string, cards: readonly string[]): string[] {
  const row = inOrder(cards)
  const below = numbers(key, label)
  for (let i = row.length - 1; i > 0; i -= 1) {
    const j = below(i + 1)
    ;[row[i], row[j]] = [row[j] as string, row[i] as string]
  }
  return row
}

const SIGNS = '0123456789SRDT'
const WILDS = '*4T12XBU'

/** Where a card stands in canonical order (docs/notation.md): a Wizz number comes after its plain twin. */
function rank(card: string): number {
  const [letter = '', sign = ''] = card
  const colour = 'rygb'.indexOf(letter.toLowerCase())
  if (colour < 0) return 1000 + WILDS.indexOf(sign)
  return colour * 100 + SIGNS.indexOf(sign) * 2 + (letter === letter.toUpperCase() ? 1 : 0)
}

export function inOrder(cards: readonly string[]): string[] {
  return [...cards].sort((one, other) => rank(one) - rank(other))
}
