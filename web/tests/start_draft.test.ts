import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '../src/lib/api'
import type { RulesRead, RulesText } from '../src/lib/contract'
import { Draft } from '../src/prepare/draft.svelte'
import { settingsIn } from '../src/prepare/summary'

const USUAL = { stacking: 'off', bluff_chain: 'false', seven: 'plain' }

/** A server that knows three options, two of which do not go together. */
function reads({ rules }: RulesText): RulesRead {
  const settings: Record<string, string> = { ...USUAL, ...settingsIn(rules) }
  const nothing = { rules: '', preset: '', warnings: [], differences: [], settings: {}, problem: '', reason: null }
  if (settings.stacking !== 'off' && settings.bluff_chain === 'true') {
    const args = [`stacking=${settings.stacking}`, 'bluff_chain=true']
    return { ...nothing, problem: 'They clash.', reason: { id: 'conflict', args } }
  }
  const changed = Object.entries(settings).filter(([key, value]) => USUAL[key as keyof typeof USUAL] !== value)
  return { ...nothing, rules: ['official', ...changed.map((one) => one.join('='))].join(' '), settings }
}

describe('a draft of rules', () => {
  let asked: RulesText[]
  let agreed: string[]
  let draft: Draft

  beforeEach(async () => {
    vi.useFakeTimers()
    asked = []
    agreed = []
    draft = new Draft((rules) => agreed.push(rules), async (wanted) => (asked.push(wanted), reads(wanted)))
    draft.show('official', 4, 'en')
    await vi.runAllTimersAsync()
  })
  afterEach(() => vi.useRealTimers())

  it('shows what the table has, and asks once', async () => {
    expect(draft.settings).toEqual(USUAL)
    expect(agreed).toEqual([])
    draft.show('official', 4, 'en')
    await vi.runAllTimersAsync()
    expect(asked).toHaveLength(1)
    draft.show('official', 4, 'fr')
    await vi.runAllTimersAsync()
    expect(asked).toHaveLength(2)
  })

  it('asks about several changes together, and agrees', async () => {
    draft.set('seven', 'swap')
    draft.set('stacking', 'up')
    expect(draft.isOpen).toBe(true)
    expect(draft.settings.seven).toBe('swap')
    await vi.runAllTimersAsync()
    expect(asked.at(-1)?.rules).toBe('official seven=swap stacking=up')
    expect(agreed).toEqual(['official stacking=up seven=swap'])
    expect(draft.isOpen).toBe(false)
    expect(draft.before).toBe('official')
  })

  it('says which options do not go together, keeps what was agreed to, and finds a way out', async () => {
    draft.set('stacking', 'up')
    await vi.runAllTimersAsync()
    draft.set('bluff_chain', 'true')
    await vi.runAllTimersAsync()
    expect(draft.problem).toBe('They clash.')
    expect(draft.blamed).toEqual(['stacking', 'bluff_chain'])
    expect(draft.isConflict).toBe(true)
    expect(draft.read?.rules).toBe('official stacking=up')
    expect(agreed).toHaveLength(1)
    draft.set('stacking', 'off')
    await vi.runAllTimersAsync()
    expect(draft.problem).toBe('')
    expect(agreed.at(-1)).toBe('official bluff_chain=true')
  })

  it('is taken back', async () => {
    draft.choose('official stacking=up bluff_chain=true')
    await vi.runAllTimersAsync()
    draft.takeBack()
    expect(draft.problem).toBe('')
    expect(draft.settings).toEqual(USUAL)
    draft.set('seven', 'swap')
    await vi.runAllTimersAsync()
    expect(agreed).toEqual(['official seven=swap'])
    draft.undo()
    await vi.runAllTimersAsync()
    expect(agreed.at(-1)).toBe('official')
  })

  it('does not lose a change that is made while a ruleset is being read', async () => {
    draft.choose('official stacking=up')
    draft.set('seven', 'swap')
    await vi.runAllTimersAsync()
    expect(agreed).toEqual(['official stacking=up seven=swap'])
  })

  it('does not follow the table while something is being chosen', async () => {
    draft.set('seven', 'swap')
    draft.show('official stacking=up', 4, 'en')
    await vi.runAllTimersAsync()
    expect(draft.settings.seven).toBe('swap')
    draft.show('official stacking=up', 4, 'en')
    await vi.runAllTimersAsync()
    expect(draft.settings).toEqual({ ...USUAL, stacking: 'up' })
    expect(agreed).toHaveLength(1)
  })

  it('says that the server cannot be reached', async () => {
    const lonely = new Draft(undefined, () => Promise.reject(new Refused({ id: 'no_connection', args: [] })))
    lonely.show('official', 4, 'en')
    await vi.runAllTimersAsync()
    expect(lonely.unreached?.id).toBe('no_connection')
  })
})
