/** SHA-256, SHA-512 and HMAC by their standards (FIPS 180-4, RFC 2104), for pages over plain http, where a browser has none. */

interface Size {
  /** Bits of a word, and bytes of a block. */
  readonly word: bigint
  readonly block: number
  readonly rounds: number
  /** What each of the six functions rotates by, and the two small ones shift by last. */
  readonly turns: readonly (readonly [bigint, bigint, bigint])[]
  readonly mask: bigint
  readonly start: readonly bigint[]
  readonly keys: readonly bigint[]
}

function primes(count: number): bigint[] {
  const found: bigint[] = []
  for (let one = 2n; found.length < count; one += 1n) if (found.every((prime) => one % prime)) found.push(one)
  return found
}

/** The whole part of a number's root of this degree. */
function root(number: bigint, degree: bigint): bigint {
  let low = 0n
  let high = 1n << (BigInt(number.toString(2).length) / degree + 1n)
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (middle ** degree > number) high = middle
    else low = middle
  }
  return low
}

/** The first bits after the point of the roots of the first primes: where the standard takes its constants from. */
function fractions(count: number, degree: bigint, word: bigint): bigint[] {
  return primes(count).map((prime) => root(prime << (degree * word), degree) & ((1n << word) - 1n))
}

function size(word: bigint, rounds: number, turns: Size['turns']): Size {
  const [start, keys] = [fractions(8, 2n, word), fractions(rounds, 3n, word)]
  return { word, block: Number(word) * 2, rounds, turns, mask: (1n << word) - 1n, start, keys }
}

const SMALL = size(32n, 64, [[7n, 18n, 3n], [17n, 19n, 10n], [6n, 11n, 25n], [2n, 13n, 22n]])
const LARGE = size(64n, 80, [[1n, 8n, 7n], [19n, 61n, 6n], [14n, 18n, 41n], [28n, 34n, 39n]])

function digest(of: Size, message: Uint8Array): Uint8Array {
  const { word, block, rounds, mask, keys } = of
  const width = Number(word) / 8
  const padded = new Uint8Array(Math.ceil((message.length + 1 + 2 * width) / block) * block)
  padded.set(message)
  padded[message.length] = 0x80
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(message.length) * 8n)
  const turn = (x: bigint, by: bigint) => ((x >> by) | (x << (word - by))) & mask
  const [early, late, choice, most] = of.turns as [Turn, Turn, Turn, Turn]
  const small = (x: bigint, [a, b, by]: Turn) => turn(x, a) ^ turn(x, b) ^ (x >> by)
  const large = (x: bigint, [a, b, c]: Turn) => turn(x, a) ^ turn(x, b) ^ turn(x, c)
  const sum = [...of.start]
  for (let from = 0; from < padded.length; from += block) {
    const w: bigint[] = []
    for (let at = 0; at < 16; at += 1) w.push(number(padded.subarray(from + at * width, from + (at + 1) * width)))
    for (let at = 16; at < rounds; at += 1) {
      w.push((small(w[at - 2]!, late) + w[at - 7]! + small(w[at - 15]!, early) + w[at - 16]!) & mask)
    }
    let [a, b, c, d, e, f, g, h] = sum as [bigint, bigint, bigint, bigint, bigint, bigint, bigint, bigint]
    for (let at = 0; at < rounds; at += 1) {
      const one = h + large(e, choice) + ((e & f) ^ (~e & mask & g)) + keys[at]! + w[at]!
      const two = large(a, most) + ((a & b) ^ (a & c) ^ (b & c))
      ;[a, b, c, d, e, f, g, h] = [(one + two) & mask, a, b, c, (d + one) & mask, e, f, g]
    }
    for (const [at, value] of [a, b, c, d, e, f, g, h].entries()) sum[at] = (sum[at]! + value) & mask
  }
  return bytes(sum.map((value) => value.toString(16).padStart(2 * width, '0')).join(''))
}

type Turn = readonly [bigint, bigint, bigint]

function number(row: Uint8Array): bigint {
  return row.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n)
}

function hmac(of: Size, key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > of.block ? digest(of, key) : key
  const padded = new Uint8Array(of.block)
  padded.set(short)
  const inner = digest(of, join(padded.map((byte) => byte ^ 0x36), message))
  return digest(of, join(padded.map((byte) => byte ^ 0x5c), inner))
}

export const sha256 = (message: Uint8Array) => digest(SMALL, message)
export const sha512 = (message: Uint8Array) => digest(LARGE, message)
export const hmac256 = (key: Uint8Array, message: Uint8Array) => hmac(SMALL, key, message)
export const hmac512 = (key: Uint8Array, message: Uint8Array) => hmac(LARGE, key, message)

// --- rows of bytes ----------------------------------------------------------------------------------------------------

export const ascii = (words: string) => new TextEncoder().encode(words)
export const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
export const hex = (row: Uint8Array) => [...row].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export function join(...rows: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(rows.flatMap((row) => [...row]))
}
