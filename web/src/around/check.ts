/** The check of a round: whether its record holds what was promised, and every card came in the order that follows. */
import { commitment, roundKey, shuffle, type Nonces } from './fair'
import { bytes, hex } from './sha2'

export interface Proof {
  readonly round: number
  readonly table: string
  readonly promised: string
  readonly seed: string
  readonly mixed: Readonly<Record<string, string>>
}

/** What is wrong: the seed is not that of the promise; the promise is not the one that was noted; cards lay or came
 * otherwise than the seed says; or the record cannot be read. */
export type Flaw = 'seed' | 'promise' | 'order' | 'drawn' | 'unread'

export interface Verdict {
  readonly flaw: Flaw | null
  readonly proof: Proof | null
  /** The pack in the order that the seed gives, and how many shuffles and drawn cards agree. */
  readonly pack: readonly string[]
  readonly shuffles: number
  readonly drawn: number
}

type Line = readonly [name: string, fields: readonly unknown[]]

const cards = (row: unknown): string[] => (row === '-' ? [] : (String(row).match(/..(?::.)?/g) ?? []).map((one) => one.slice(0, 2)))

/** The proofs in a record's header. */
export function proofsOf(record: string): Proof[] {
  return [...record.matchAll(/^proof (\d+) (\S+) ([0-9a-f]{64}) ([0-9a-f]{128})((?: [A-J]=[0-9a-f]+)*)$/gm)].map(
    ([, round, table, promised, seed, mixed = '']) => ({
      round: Number(round),
      table: String(table),
      promised: String(promised),
      seed: String(seed),
      mixed: Object.fromEntries(mixed.split(' ').filter(Boolean).map((one) => one.split('=') as [string, string])),
    }),
  )
}

/** The events of one round of a record. */
function eventsOf(record: string, round: number): Line[] {
  const lines = record.split('\n').slice(record.split('\n').indexOf('') + 1)
  const events = lines.filter((line) => line && !line.startsWith('#')).map((line): Line => {
    const at = line.indexOf(' ')
    return [line.slice(0, at), JSON.parse(line.slice(at + 1)) as unknown[]]
  })
  let begun = 0
  return events.filter(([name]) => (name === 'began' && (begun += 1), begun === round))
}

/** Check a round of `table` (the code and the number of the match); `noted` is what this browser was shown, if anything. */
export function check(record: string, table: string, round: number, noted: string | null): Verdict {
  const proof = proofsOf(record).find((one) => one.round === round && one.table === table) ?? null
  const nothing = { proof, pack: [], shuffles: 0, drawn: 0 }
  if (!proof) return { ...nothing, flaw: 'unread' }
  const seed = bytes(proof.seed)
  if (hex(commitment(table, round, seed)) !== proof.promised) return { ...nothing, flaw: 'seed' }
  if (noted && noted !== proof.promised) return { ...nothing, flaw: 'promise' }
  const nonces: Nonces = Object.fromEntries(Object.entries(proof.mixed).map(([seat, nonce]) => [seat, bytes(nonce)]))
  try {
    return { ...followed(eventsOf(record, round), roundKey(bytes(proof.promised), seed, nonces)), proof }
  } catch {
    return { ...nothing, flaw: 'unread' }
  }
}

/** Hands as they may have been dealt, card by card: whoever is first, whichever way round. */
function waysRound(hands: readonly string[][]): string[][] {
  const longest = Math.max(...hands.map((hand) => hand.length))
  return [hands, [...hands].reverse()].flatMap((row) =>
    row.map((_, first) => {
      const seats = [...row.slice(first), ...row.slice(0, first)]
      return Array.from({ length: longest }, (_, at) => seats.map((hand) => hand[at] ?? '')).flat().filter(Boolean)
    }),
  )
}

/** Follow the draw pile through a round. */
function followed(events: readonly Line[], key: Uint8Array): Omit<Verdict, 'proof'> {
  let stock: string[] = []
  let pack: string[] = []
  const times = { first: 0, reshuffle: 0 }
  let [shuffles, drawn] = [0, 0]
  const said = (flaw: Flaw | null) => ({ flaw, pack, shuffles, drawn })
  const comes = (row: readonly string[]) => {
    const top = stock.splice(0, row.length)
    drawn += row.length
    return top.join() === row.join()
  }
  for (const [name, [row, ...rest]] of events) {
    if (name === 'shuffled' || name === 'reshuffled') {
      const label = name === 'reshuffled' ? `reshuffle|${++times.reshuffle}` : pack.length ? `first|${++times.first}` : 'deal'
      stock = shuffle(key, label, cards(row))
      if (label === 'deal') pack = [...stock]
      if (stock.join() !== cards(row).join()) return said('order')
      shuffles += 1
    } else if (name === 'dealt') {
      const hands = (row as unknown[]).map(cards).filter((hand) => hand.length)
      const order = waysRound(hands).find((way) => stock.join().startsWith(way.join())) ?? ['?']
      if (!comes(order)) return said('drawn')
    } else if (name === 'moved' && rest[0] === 'stock' && !comes(cards(row))) return said('drawn')
    else if (name === 'moved' && rest[1] === 'stock') stock.push(...cards(row))
  }
  return said(pack.length ? null : 'unread')
}
