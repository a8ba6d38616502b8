import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import en from '../src/texts/en'
import type { Move } from '../src/lib/contract'
import { tongue } from '../src/lib/language.svelte'
import { Texts } from '../src/lib/texts'
import CatchButton from '../src/table/CatchButton.svelte'
import Hand from '../src/table/Hand.svelte'
import { handOrder, marks, shortcuts } from '../src/lib/wishes.svelte'
import TargetButton from '../src/table/TargetButton.svelte'
import { atTable, DRAW, type AtTable } from './table-at'

let settings: Record<string, string> = {}
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', class {
    observe() {}
    unobserve() {}
    disconnect() {}
  })
  tongue.texts = new Texts('en', en)
  settings = { mistakes: 'refused', jump_in: 'off', jump_in_shout: '""', oooh: 'off' }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ settings }))))
  for (const size of ['clientWidth', 'clientHeight']) Object.defineProperty(HTMLElement.prototype, size, { configurable: true, value: 400 })
})
afterEach(() => {
  cleanup()
  handOrder.word = 'colour'
  marks.word = 'off'
  shortcuts.word = 'on'
  vi.useRealTimers()
})

let table = 0
/** The hand at a table of its own: the rules are asked for once for each text. */
async function shown(at: AtTable): Promise<AtTable> {
  at.connection.room = { ...(at.connection.room as NonNullable<typeof at.connection.room>), rules: `official ${table++}` }
  render(Hand, { connection: at.connection, place: 'right' })
  await tick()
  await vi.waitFor(() => expect(screen.getByRole('list')).toBeTruthy())
  await new Promise((done) => setTimeout(done, 5))
  return at
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const click = (name: string | RegExp) => fireEvent.click(button(name))
const key = (pressed: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: pressed })
const play = (card: string, rest: Partial<Move> = {}): Move => ({ kind: 'play', cards: [card], ...rest })
const wild = (['r', 'y', 'g', 'b'] as const).map((colour) => play('w*', { colour }))
const others = { seat: 'B', kind: 'turn', cards: [] } as const

describe('a card', () => {
  it('with one way is laid at once, and a second click does nothing twice', async () => {
    const { asked, answer, tell } = await shown(atTable([play('b7'), DRAW]))
    await click('blue 7, can be played')
    await click('blue 7, can be played')
    await click(/^Draw/)
    expect(asked()).toEqual([play('b7')])
    answer({ status: 'accepted' })
    await tick()
    await click('blue 7, can be played')
    expect(asked()).toEqual([])
    tell([], { decision: others, shown: { A: ['r5', 'w*'] }, counts: [2, 3, 3, 3] })
    await tick()
    expect(screen.queryByRole('button', { name: /blue 7/ })).toBe(null)
  })

  it('that comes to lie under a double click is left alone', async () => {
    const { asked, answer, tell } = await shown(atTable([play('b7'), DRAW]))
    await fireEvent.click(button(/^Draw/), { detail: 1 })
    answer({ status: 'accepted' })
    tell([play('b7'), { kind: 'pass' }], { decision: { seat: 'A', kind: 'drawn', cards: ['b7'] } })
    await tick()
    await fireEvent.click(button(/^Keep/), { detail: 1 })
    await fireEvent.click(button(/blue 7/), { detail: 2 })
    expect(asked()).toEqual([])
    await new Promise((done) => setTimeout(done, 320))
    await fireEvent.click(button(/^Keep/), { detail: 1 })
    expect(asked()).toEqual([{ kind: 'pass' }])
  })

  it('stays chosen under a double click, and goes back when it is clicked again', async () => {
    await shown(atTable([...wild, DRAW]))
    for (const detail of [1, 2]) await fireEvent.click(button(/^Wild/), { detail })
    expect(button('Red')).toBeTruthy()
    await fireEvent.click(button(/^Wild/), { detail: 1 })
    expect(screen.queryByRole('button', { name: 'Red' })).toBe(null)
  })

  it('that does not fit is tried, and the table says why not', async () => {
    const { asked, answer } = await shown(atTable([play('b7'), DRAW]))
    await click('red 5')
    expect(asked()).toEqual([play('r5')])
    answer({ status: 'refused', reason: { id: 'does_not_fit', args: ['r5', 'b7'] } })
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe('The red 5 does not fit on the blue 7.'))
    await click('blue 7, can be played')
    expect(asked()).toEqual([play('b7')])
  })

  it('asks for its colour, one thing at a time; the focus goes in and comes back', async () => {
    const { asked } = await shown(atTable([play('b7'), ...wild, DRAW]))
    button('Wild, can be played').focus()
    await click('Wild, can be played')
    await vi.waitFor(() => expect(document.activeElement).toBe(button('Red')))
    expect(screen.queryByRole('button', { name: /^Draw/ })).toBe(null)
    await key('Escape')
    await vi.waitFor(() => expect(document.activeElement).toBe(button('Wild, can be played')))
    expect(asked()).toEqual([])
    await click('Wild, can be played')
    await click('Green')
    expect(asked()).toEqual([play('w*', { colour: 'g' })])
  })

  it('says of a +4 that it would be a bluff', async () => {
    Object.assign(settings, { draw_four_check: 'challenge', draw_four_legal: 'colour' })
    const { asked } = await shown(atTable([play('w4', { colour: 'r' }), play('w4', { colour: 'g' }), DRAW], { shown: { A: ['b7', 'w4'] } }))
    await click('+4, can be played, but it would be a bluff')
    expect(screen.getByText('You hold blue: this would be a bluff. Which colour?')).toBeTruthy()
    await click('Green')
    expect(asked()).toEqual([play('w4', { colour: 'g' })])
  })

  it('takes its colour by letter and its target by number', async () => {
    const { asked } = await shown(atTable([play('w*', { colour: 'r', aim: 'B' }), play('w*', { colour: 'r', aim: 'C' }), play('w*', { colour: 'y', aim: 'B' })]))
    await click('Wild, can be played')
    await key('r')
    await tick()
    expect(screen.getByText('Which player?')).toBeTruthy()
    await key('2')
    expect(asked()).toEqual([play('w*', { colour: 'r', aim: 'C' })])
  })

  it('is laid with its twin or alone', async () => {
    const pair: Move = { kind: 'play', cards: ['b7', 'b7'] }
    const { asked } = await shown(atTable([play('b7'), pair], { shown: { A: ['b7', 'b7', 'r1'] } }))
    await fireEvent.click(screen.getAllByRole('button', { name: /blue 7/ })[0] as HTMLElement)
    await click('Both: blue 7, blue 7')
    expect(asked()).toEqual([pair])
  })

  it('turns hands left or right, or does nothing', async () => {
    const ways = (['left', 'right', '-'] as const).map((aim) => play('b0', { aim }))
    const { asked } = await shown(atTable(ways, { shown: { A: ['b0', 'r1'] } }))
    await click('blue 0, can be played')
    expect(button('To the right')).toBeTruthy()
    await click('Without its power')
    expect(asked()).toEqual([play('b0', { aim: '-' })])
  })

  it('whose choice the table has overtaken asks for nothing any more', async () => {
    const { asked, tell } = await shown(atTable([...wild, DRAW]))
    await click('Wild, can be played')
    tell([], { decision: others })
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Red' })).toBe(null))
    expect(asked()).toEqual([])
  })

  it('face down is peeked at', async () => {
    const { asked } = await shown(atTable([], { shown: {}, counts: [2, 2, 2, 2], pile: [] }))
    await fireEvent.click(screen.getAllByRole('button', { name: /face down/ })[0] as HTMLElement)
    expect(asked()).toEqual([{ kind: 'peek' }])
  })

  it.each(['jump', 'slip', 'race'] as const)('is laid out of turn: %s', async (kind) => {
    const move: Move = { kind, cards: ['b7'] }
    const { asked } = await shown(atTable([move], { decision: others }))
    await click(/blue 7, (can|you can)/)
    expect(asked()).toEqual([move])
  })
})

describe('a choice', () => {
  it('goes on when somebody is caught in between', async () => {
    const at = await shown(atTable([...wild, { kind: 'catch', aim: 'C' }]))
    render(CatchButton, { connection: at.connection, seat: 'C' })
    await click('Wild, can be played')
    await click(/Catch Clara/)
    expect(button('Red')).toBeTruthy()
    at.answer({ status: 'accepted' })
    await click('Red')
    expect(at.asked()).toEqual([play('w*', { colour: 'r' })])
  })
})

describe('two cards to keep', () => {
  const keep = (...cards: string[]): Move => ({ kind: 'keep', cards })
  const menu = [keep('r5', 'b7'), keep('r5', 'w*'), keep('b7', 'w*')]

  it('are tapped one after the other', async () => {
    const { asked } = await shown(atTable(menu, { decision: { seat: 'A', kind: 'keep', cards: [] } }))
    await click(/Wild/)
    expect(button('Wild, chosen')).toBeTruthy()
    await click('Wild, chosen')
    expect(screen.queryByRole('button', { name: 'Wild, chosen' })).toBe(null)
    await click(/Wild/)
    await click(/red 5/)
    expect(asked()).toEqual([keep('r5', 'w*')])
  })
})

describe('a button', () => {
  const cases: [string, Move, object][] = [
    ['Draw', DRAW, {}],
    ['Pass', { kind: 'pass' }, {}],
    ['Keep', { kind: 'pass' }, { decision: { seat: 'A', kind: 'drawn', cards: ['r5'] } }],
    ['Stop', { kind: 'pass' }, { decision: { seat: 'A', kind: 'run', cards: [] } }],
    ['Take 4 cards', { kind: 'take' }, { debt: { kind: 'draw', amount: 4, victim: 'A', stakes: [], turns: 1, owes: false, sender: '-', errors: 0 } }],
    ['Challenge', { kind: 'challenge' }, {}],
    ['Challenge Clara', { kind: 'challenge', aim: 'C' }, {}],
    ['Turn it up', { kind: 'open' }, {}],
    ['Spin the wheel', { kind: 'spin' }, {}],
    ['9 cards', { kind: 'hand', word: '9' }, {}],
    ['To the left', { kind: 'direction', word: 'left' }, {}],
    ['All 7s', { kind: 'drop', word: '7' }, {}],
    ['Green', { kind: 'drop', word: 'g' }, {}],
    ['Red', { kind: 'colour', colour: 'r' }, { decision: { seat: 'A', kind: 'colour', cards: [] } }],
    ['Yes, guilty', { kind: 'vote', word: 'yes' }, {}],
    ['Blue', play('w*', { colour: 'b' }), { decision: { seat: 'A', kind: 'colour', cards: [] }, shown: { A: ['r5'] } }],
  ]
  it.each(cases)('“%s” is there', async (name, move, view) => {
    const { asked } = await shown(atTable([move], view))
    await click(name)
    expect(asked()).toEqual([move])
  })

  it.each([['d', DRAW], ['p', { kind: 'pass' }], ['t', { kind: 'take' }], ['x', { kind: 'challenge' }], ['w', { kind: 'spin' }], ['o', { kind: 'open' }],
    ['j', { kind: 'jump', cards: ['b7'] }], ['c', { kind: 'catch', aim: 'C' }], ['y', { kind: 'vote', word: 'yes' }], ['g', { kind: 'colour', colour: 'g' }]] as [string, Move][])(
    'has its key: %s',
    async (pressed, move) => {
      const { asked } = await shown(atTable([move]))
      await key(pressed)
      expect(asked()).toEqual([move])
    },
  )

  it('accuses: whom, then of what', async () => {
    const accuse = (aim: 'B' | 'C', word: string): Move => ({ kind: 'accuse', aim, word })
    const { asked } = await shown(atTable([accuse('B', 'advice'), accuse('B', 'misdeal'), accuse('C', 'advice'), DRAW]))
    await click('More')
    await click(/^Accuse/)
    await click('Ben')
    await click('Misdeal')
    expect(asked()).toEqual([accuse('B', 'misdeal')])
  })

  it('says the word that a 0 asks for', async () => {
    settings.oooh = 'oooh'
    const { asked } = await shown(atTable([DRAW], { memos: { oooh: { is: 'due', seats: ['A', 'B'] } } }))
    await click('“oooh!”')
    expect(asked()).toEqual([{ kind: 'say', word: 'oooh' }])
  })
})

describe('Uno', () => {
  it('before the play goes with the next card', async () => {
    const { asked } = await shown(atTable([play('b7'), DRAW]))
    await click('Call Uno with your next card')
    expect(button('Call Uno with your next card').getAttribute('aria-pressed')).toBe('true')
    expect(asked()).toEqual([])
    await click('blue 7, can be played')
    expect(asked()).toEqual([play('b7', { uno: true })])
  })

  it('is put back by a second press', async () => {
    const { asked } = await shown(atTable([play('b7'), DRAW]))
    await key('u')
    await key('u')
    await click('blue 7, can be played')
    expect(asked()).toEqual([play('b7')])
  })

  it('is called at once where it can be, however busy the table is', async () => {
    const { asked, answer } = await shown(atTable([{ kind: 'uno' }, play('b7'), DRAW]))
    await click(/^Draw/)
    await click('Call Uno')
    answer({ status: 'accepted' })
    expect(asked()).toEqual([{ kind: 'uno' }])
  })

  it('that is called is pressed and calm, and says so', async () => {
    const { asked } = await shown(atTable([{ kind: 'uno' }], { decision: others, counts: [1, 3, 3, 3], badges: [['uno'], [], [], []] }))
    expect(button('Uno is called').getAttribute('aria-pressed')).toBe('true')
    expect(button('Uno is called').className).not.toContain('urgent')
    await click('Uno is called')
    expect(asked()).toEqual([])
    expect(screen.getByRole('alert').textContent).toMatch(/called Uno already/)
  })

  it('is urgent while it can be called and counts, and not when nobody can be caught any more', async () => {
    const one = { decision: others, counts: [1, 3, 3, 3] }
    const { tell } = await shown(atTable([{ kind: 'uno' }], { ...one, windows: [{ kind: 'uno', seat: 'A', wait: 'catch', id: 7 }] }))
    expect(button('Call Uno').className).toContain('urgent')
    tell([{ kind: 'uno' }], one)
    await tick()
    expect(button('Call Uno').className).not.toContain('urgent')
  })

  it('called in vain says why', async () => {
    const { asked, answer } = await shown(atTable([DRAW], { shown: { A: ['r5'] }, counts: [1, 3, 3, 3] }))
    await click(/Uno/)
    expect(asked()).toEqual([{ kind: 'uno' }])
    answer({ status: 'refused', reason: { id: 'call_too_late', args: [] } })
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/too late/))
  })

  it('has a word beside it where jumping in wants one', async () => {
    Object.assign(settings, { jump_in: 'all', jump_in_shout: 'RAPIDO' })
    const jump: Move = { kind: 'jump', cards: ['b7'] }
    const { asked } = await shown(atTable([jump], { decision: others }))
    await click(/RAPIDO/)
    await click(/blue 7/)
    expect(asked()).toEqual([{ ...jump, shout: true }])
  })
})

describe('beside a seat', () => {
  it('it is caught', async () => {
    const { connection, asked } = atTable([{ kind: 'catch', aim: 'C' }], { decision: others })
    render(CatchButton, { connection, seat: 'B' })
    expect(screen.queryByRole('button')).toBe(null)
    render(CatchButton, { connection, seat: 'C' })
    await click(/Catch Clara/)
    await click(/Catch Clara/)
    expect(asked()).toEqual([{ kind: 'catch', aim: 'C' }])
  })

  it('it is chosen as a target', async () => {
    const at = await shown(atTable([play('b7', { aim: 'B' }), play('b7', { aim: 'D' })]))
    render(TargetButton, { connection: at.connection, seat: 'D' })
    expect(screen.queryByRole('button', { name: 'Pick Dora' })).toBe(null)
    await click('blue 7, can be played')
    await click('Pick Dora')
    expect(at.asked()).toEqual([play('b7', { aim: 'D' })])
  })
})

describe('where mistakes cost cards', () => {
  it('no card is marked unless one wants it, and every card can be sent', async () => {
    settings.mistakes = 'penalised'
    const { asked, answer } = await shown(atTable([play('b7'), DRAW]))
    expect(screen.queryByRole('button', { name: 'blue 7, can be played' })).toBe(null)
    await click('red 5')
    expect(asked()).toEqual([play('r5')])
    answer({ status: 'penalised', reason: { id: 'mistake', args: ['r5'] } })
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/costs you cards/))
    await click('More')
    await click('Mark playable cards')
    expect(button('blue 7, can be played')).toBeTruthy()
  })

  it('one may draw out of turn, too', async () => {
    settings.mistakes = 'penalised'
    const { asked } = await shown(atTable([], { decision: others }))
    expect(screen.queryByRole('button', { name: /^Draw/ })).toBe(null)
    await click('More')
    await click('Draw anyway')
    expect(asked()).toEqual([DRAW])
  })
})

describe('while the table holds everybody', () => {
  it('a step waits, and can be taken back until it is sent', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const { asked } = atTable([], {}, 0)
    expect(asked()).toEqual([])
    const at = atTable([play('b7'), DRAW], {}, 1500)
    render(Hand, { connection: at.connection, place: 'right' })
    await tick()
    await click(/^Draw/)
    expect(screen.getByText(/One moment/)).toBeTruthy()
    await click(/Cancel/)
    await vi.advanceTimersByTimeAsync(2000)
    expect(at.asked()).toEqual([])
    at.tell([play('b7'), DRAW], {}, 1500)
    await tick()
    await click(/^Draw/)
    await click(/^Draw/)
    await vi.advanceTimersByTimeAsync(1600)
    expect(at.asked()).toEqual([DRAW])
  })

  it('the wait is counted from the step, whatever one does meanwhile (F10)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const at = atTable([...wild, DRAW], {}, 1500)
    render(Hand, { connection: at.connection, place: 'right' })
    await tick()
    await vi.advanceTimersByTimeAsync(700)
    await click(/^Wild/)
    await click('Green')
    await vi.advanceTimersByTimeAsync(790)
    expect(at.asked()).toEqual([])
    await vi.advanceTimersByTimeAsync(20)
    expect(at.asked()).toEqual([play('w*', { colour: 'g' })])
  })
})

describe('the hand', () => {
  it('is walked along with the arrow keys, and has one place in the order of focus', async () => {
    await shown(atTable([play('b7'), DRAW]))
    await key('h')
    expect(document.activeElement).toBe(button('blue 7, can be played'))
    await key('Home')
    expect(document.activeElement).toBe(button('red 5'))
    await key('ArrowRight')
    expect(document.activeElement).toBe(button('blue 7, can be played'))
    await key('End')
    expect(document.activeElement).toBe(button('Wild'))
    expect(screen.getAllByRole('listitem').map((one) => one.querySelector('button')?.tabIndex)).toEqual([-1, -1, 0])
  })

  it('says where its cards lie, for what flies', async () => {
    await shown(atTable([]))
    const list = screen.getByRole('list')
    expect(list.dataset.spot).toBe('A')
    expect([...list.children].map((one) => (one as HTMLElement).dataset.card)).toEqual(['r5', 'b7', 'w*'])
  })

  it('leaves letters alone where they are switched off', async () => {
    shortcuts.word = 'off'
    const { asked } = await shown(atTable([DRAW]))
    await key('d')
    expect(asked()).toEqual([])
  })

  it('is nobody’s for a spectator', () => {
    const { connection } = atTable([], { viewer: '-', shown: {} })
    render(Hand, { connection, place: 'right' })
    expect(screen.queryByRole('list')).toBe(null)
  })
})
