import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { check, proofsOf } from '../src/around/check'
import { commitment, inOrder, numbers, roundKey, shuffle } from '../src/around/fair'
import { notedOf, notePromise } from '../src/around/promises'
import { ascii, bytes, hex, hmac256, sha256, sha512 } from '../src/around/sha2'
import { Connection } from '../src/lib/connection.svelte'
import type { Room } from '../src/lib/contract'
import { FakeWorld, room } from './world'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf-8')
const record = read('around_record.txt')
const [proof] = proofsOf(record) as [ReturnType<typeof proofsOf>[number]]

interface Vector {
  table: string
  round: number
  seed: string
  nonces: Record<string, string>
  commitment: string
  key: string
  label: string
  below?: number[]
  numbers?: number[]
  cards?: string
  shuffled?: string
}
const { vectors } = JSON.parse(read('../../tests/fair_vectors.json')) as { vectors: Vector[] }

test('the digests are those of the standard', () => {
  expect(hex(sha256(ascii('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(hex(sha512(ascii('abc')))).toMatch(/^ddaf35a193617abacc417349ae204131/)
  expect(hex(sha256(new Uint8Array(119)))).toHaveLength(64)
  expect(hex(hmac256(ascii('Jefe'), ascii('what do ya want for nothing?')))).toMatch(/^5bdcc146bf60754e6a04/)
})

test('every known answer comes out', () => {
  expect(vectors.length).toBeGreaterThan(40)
  for (const one of vectors) {
    const seed = bytes(one.seed)
    const promised = commitment(one.table, one.round, seed)
    expect(hex(promised)).toBe(one.commitment)
    const nonces = Object.fromEntries(Object.entries(one.nonces).map(([seat, nonce]) => [seat, bytes(nonce)]))
    const key = roundKey(promised, seed, nonces)
    expect(hex(key)).toBe(one.key)
    const below = numbers(key, one.label)
    if (one.below) expect(one.below.map((n) => below(n))).toEqual(one.numbers)
    if (one.cards && one.shuffled) {
      const pairs = (row: string) => row.match(/../g) ?? []
      expect(shuffle(key, one.label, pairs(one.cards)).join('')).toBe(one.shuffled)
    }
  }
})

test('canonical order: colours, numbers with their Wizz twins, actions, then colourless cards', () => {
  expect(inOrder(['wU', 'w4', 'w*', 'b0', 'gD', 'gR', 'gS', 'R1', 'r2', 'r1', 'yT']).join(' ')).toBe('r1 R1 r2 yT gS gR gD b0 w* w4 wU')
})

describe('a recorded round', () => {
  test('is what was promised', () => {
    const verdict = check(record, proof.table, 1, proof.promised)
    expect(verdict.flaw).toBeNull()
    expect(verdict.pack).toHaveLength(108)
    expect(verdict.drawn).toBeGreaterThan(21)
  })
  test('with another seed it is not', () => {
    expect(check(record.replace(proof.seed.slice(0, 8), '00000000'), proof.table, 1, null).flaw).toBe('seed')
  })
  test('that was promised otherwise is not', () => {
    expect(check(record, proof.table, 1, 'ab'.repeat(32)).flaw).toBe('promise')
  })
  test('of another table is not', () => {
    expect(check(record, 'ELSEWHERE/1', 1, null).flaw).toBe('unread')
  })
  test('with two cards of the pack exchanged is not', () => {
    const forged = record.replace(/shuffled \["(..)(..)/, 'shuffled ["$2$1')
    expect(check(forged, proof.table, 1, null).flaw).toBe('order')
  })
  test('with a card that did not come from the top is not', () => {
    const forged = record.replace(/moved \["..","stock","(.)","draw"/, 'moved ["wU","stock","$1","draw"')
    expect(check(forged, proof.table, 1, null).flaw).toBe('drawn')
  })
})

describe('what was promised is noted', () => {
  const promised = (promise: string, stage: string) => ({ code: 'K7', match: 1, promise, stage }) as Room
  beforeEach(() => localStorage.clear())
  test('once, and whether it was in time', () => {
    notePromise(promised('aa', 'between'))
    notePromise(promised('aa', 'playing'))
    notePromise(promised('bb', 'playing'))
    notePromise(promised('', 'over'))
    expect(notedOf('K7/1').map(({ promise, early }) => [promise, early])).toEqual([['aa', true], ['bb', false]])
    expect(notedOf('K7/2')).toEqual([])
  })
})

test('a promise is noted in time, also when the deal follows at once', () => {
  localStorage.clear()
  const world = new FakeWorld()
  const connection = new Connection('K7', null, world)
  connection.onRoom(notePromise)
  connection.open()
  world.socketNow.welcome()
  world.socketNow.say({ ...room(2), code: 'K7', match: 1, promise: 'cc', stage: 'between' })
  world.socketNow.say({ ...room(3), code: 'K7', match: 1, promise: 'cc', stage: 'playing' })
  expect(notedOf('K7/1')).toEqual([{ match: 'K7/1', promise: 'cc', early: true }])
})
