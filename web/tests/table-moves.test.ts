// Real menus of many rulesets (table_menus.py): whatever is in a menu can be done at the table, and nothing else.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { anyCatch, layOut, keyOf, questionOf, withSecond, type Layout } from '../src/table/moves'
import type { Move, View } from '../src/lib/contract'
import { BLANK } from './table-at'

const CASES = JSON.parse(readFileSync('tests/table-menus.json', 'utf-8')) as { view: View; menu: Move[] }[]
const NEVER_LISTED = ['say', 'peek']
const KINDS = [
  'play', 'draw', 'pass', 'take', 'challenge', 'uno', 'catch', 'jump', 'slip', 'colour', 'spin', 'keep', 'drop', 'race', 'hand',
  'direction', 'say', 'accuse', 'vote', 'peek', 'open',
]

/** Every entry at which one arrives by answering question after question. */
function reached(moves: readonly Move[]): Move[] {
  const question = questionOf(moves)
  return question ? question.options.flatMap((option) => reached(option.moves)) : moves.slice(0, 1)
}

/** By tapping cards of the hand. */
function tapped({ cards }: Layout, hand: readonly string[]): Move[] {
  return hand.flatMap((card) => {
    const moves = cards.get(card) ?? []
    const kept = moves.filter(({ kind }) => kind === 'keep')
    const others = moves.filter(({ kind }) => kind !== 'keep')
    return [...reached(others), ...hand.flatMap((second) => reached(withSecond(kept, card, second)))]
  })
}

const keys = (moves: readonly Move[]) => [...new Set(moves.map(keyOf))].sort()

describe('menus', () => {
  it('of every kind there is are tried', () => {
    const tried = new Set(CASES.flatMap(({ menu }) => menu.map(({ kind }) => kind)))
    expect([...tried, ...NEVER_LISTED].sort()).toEqual([...KINDS].sort())
  })

  it.each(CASES.map((one, at) => [`${at} ${one.view.decision?.kind}`, one] as const))('%s: every entry can be done, nothing else', (_, { view, menu }) => {
    const layout = layOut(menu, view)
    const hand = view.shown[view.viewer] ?? []
    const found = [
      ...tapped(layout, hand),
      ...layout.bar.flatMap(reached),
      ...(layout.uno ? [layout.uno] : []),
      ...layout.catches,
      ...reached(layout.accusations),
    ]
    expect(keys(found)).toEqual(keys(menu))
  })

  it('never ask for what does not differ, and never for more than one thing', () => {
    for (const { menu, view } of CASES) {
      for (const moves of layOut(menu, view).cards.values()) {
        const question = questionOf(moves)
        if (question) expect(question.options.length).toBeGreaterThan(1)
        else expect(moves.length).toBe(1)
      }
    }
  })
})

describe('a catch that may be wrong', () => {
  const aims = (view: Partial<View>) => anyCatch({ ...BLANK, ...view }).map(({ aim }) => aim)

  it('is one of anybody who plays, whoever it would be right with', () => {
    expect(aims({})).toEqual(['B', 'C', 'D'])
    expect(aims({ active: [true, true, false, true] })).toEqual(['B', 'D'])
    expect(aims({ teams: 2 })).toEqual(['B', 'D'])
  })

  it('is of nobody between rounds, and for nobody who does not play', () => {
    expect(aims({ phase: 'between' })).toEqual([])
    expect(aims({ viewer: '-' })).toEqual([])
    expect(aims({ active: [false, true, true, true] })).toEqual([])
  })
})
