// What the scene works out before anything is drawn: seats, the pile, notes, flights, cues, the clock, the story.
import { describe, expect, test, vi } from 'vitest'
import type { Debt, Step, TableEvent, View } from '../src/lib/contract'
import { Countdown } from '../src/scene/clock.svelte'
import { cuesOf } from '../src/scene/cues'
import { flights, opening, packets } from '../src/scene/flights'
import { lying } from '../src/scene/lying'
import { marksOf, notesOf, sumOf } from '../src/scene/notes'
import { turningOf, wayOf } from '../src/scene/paths'
import { arrange, onward, othersOf } from '../src/scene/seating'
import { Voice } from '../src/scene/speaking.svelte'
import { spunTo } from '../src/scene/spinning'
import { Story } from '../src/scene/told.svelte'

function view(more: Partial<View> = {}): View {
  return {
    viewer: 'A', version: 9, seats: 4, phase: 'round', round: 1, dealer: 'D', direction: 1, active: [true, true, true, true],
    counts: [7, 7, 7, 7], badges: [[], [], [], []], shown: { A: ['r5', 'b2'] }, open_cards: [[], [], [], []], owed: [0, 0, 0, 0],
    teams: 0, eliminated: [], stock: 60, stock_is_open: false, pile: ['r1'], decision: { seat: 'A', kind: 'turn', cards: [] },
    debt: null, windows: [], memos: {}, totals: [], points: [], left: [], winner: '-', contenders: [], champions: [], ...more,
  }
}
const moved = (cards: string[], source: string, goal: string, cause = 'play') => ({ is: 'moved', cards, source, goal, cause }) as TableEvent
const step = (events: TableEvent[], after = view()) => ({ events, view: after }) as unknown as Step

describe('seats', () => {
  test('begin at one’s left and go round clockwise', () => {
    expect(othersOf('C', 4)).toEqual(['D', 'A', 'B'])
    expect(othersOf('A', 2)).toEqual(['B'])
  })
  test('are all to be seen by whoever watches', () => {
    expect(othersOf('-', 3)).toEqual(['A', 'B', 'C'])
  })
  test.each(['narrow', 'flat', 'wide'] as const)('are all laid, as many at the left as at the right: %s', (shape) => {
    for (let seats = 2; seats <= 10; seats++) {
      for (const viewer of ['A', '-'] as const) {
        const others = othersOf(viewer, seats)
        const { left, top, right } = arrange(others, shape)
        expect([...left, ...top, ...right]).toEqual(others)
        expect(left.length).toBe(right.length)
        if (shape === 'narrow') expect(top.length).toBeLessThanOrEqual(5)
      }
    }
  })
  test('are pointed at the way play goes', () => {
    expect(onward(350, 20, 1)).toBe(30)
    expect(onward(350, 20, -1)).toBe(-330)
    expect(onward(720, 0, -1)).toBe(0)
  })
})

describe('the pile', () => {
  test('shows its last cards, always lying the same way', () => {
    const pile = ['r1', 'r2', 'b2', 'bS', 'b7', 'w4:g', 'g1']
    expect(lying(pile).map(({ card }) => card)).toEqual(pile.slice(-5))
    expect(lying(pile)).toEqual(lying(pile))
    expect(lying(pile).at(-1)).toEqual(lying([...pile]).at(-1))
  })
  test('lets a card lie as it fell when a colour is named for it, and others fall on it', () => {
    expect(lying(['w*:r'])[0]).toMatchObject({ turn: lying(['w*'])[0]?.turn })
    expect(lying(['r1', 'r2', 'r3'])[1]).toEqual(lying(['r1', 'r2'])[1])
  })
})

describe('notes', () => {
  const debt: Debt = { kind: 'draw', amount: 6, victim: 'B', stakes: [], turns: 1, owes: false, sender: '-', errors: 0 }
  const stake = (amount: number) => ({ author: 'A', cards: ['rD'], amount, open: false }) as const
  test('tell what a stack is made of, once there is more than one card', () => {
    expect(sumOf({ ...debt, stakes: [stake(2)] })).toBe('')
    expect(sumOf({ ...debt, stakes: [stake(2), stake(4)] })).toBe('2 + 4')
  })
  test('are none at a plain table', () => {
    expect(notesOf(view({ memos: { siege: { is: 'ring', initiator: '-', at: '-', added: 0, passed_on: 0 } } }))).toEqual([])
  })
  test('begin with what is most urgent', () => {
    const memos: View['memos'] = {
      siege: { is: 'ring', initiator: 'B', at: 'C', added: 1, passed_on: 0 },
      cursed_cards: { is: 'curse', card: ['y7'], charges: [0, 50, 0, 0], by: 'B', added: 50, at: 3 },
    }
    expect(notesOf(view({ memos, stock_is_open: true })).map(({ id }) => id)).toEqual(['siege', 'stock-open', 'cursed'])
    expect(marksOf(view({ memos, owed: [0, 1, 0, 0], badges: [[], ['uno'], [], []] }), 'B')).toEqual([
      { id: 'uno' }, { id: 'owed', n: 1 }, { id: 'charge', n: 50 },
    ])
  })

  test('who plays with whom: of two teams it is enough to know one’s own', () => {
    const marked = (more: Partial<View>) => ['B', 'C', 'D'].map((seat) => marksOf(view(more), seat as 'B').map(({ id, n }) => n ?? id).join())
    expect(marked({ teams: 2 })).toEqual(['', 'partner', ''])
    expect(marked({ teams: 3 })).toEqual(['2', '3', 'partner'])
    expect(marked({ teams: 2, viewer: '-' })).toEqual(['2', '1', '2'])
    expect(marked({})).toEqual(['', '', ''])
  })
})

describe('flights', () => {
  test('a card that somebody else plays turns over on its way', () => {
    expect(flights([moved(['r5'], 'B', 'pile')], view())).toMatchObject([{ from: 'B', to: 'pile', leaves: '??', lands: 'r5', delay: 0, ms: 220 }])
  })
  test('one’s own card shows its face all along', () => {
    expect(flights([moved(['r5'], 'A', 'pile')], view())).toMatchObject([{ leaves: 'r5', lands: 'r5' }])
  })
  test('a card that one draws shows its face when it lands; one that another draws does not', () => {
    expect(flights([moved(['g2'], 'stock', 'A', 'draw')], view())).toMatchObject([{ leaves: '??', lands: 'g2' }])
    expect(flights([moved(['??'], 'stock', 'B', 'draw')], view())).toMatchObject([{ leaves: '??', lands: '??' }])
  })
  test('a card with two faces hides neither', () => {
    expect(flights([moved(['wU'], 'stock', 'B', 'draw')], view())).toMatchObject([{ leaves: 'wU', lands: 'wU' }])
  })
  test('several overlap, and what follows begins before they have landed', () => {
    const [first, second, third] = flights([moved(['rD'], 'B', 'pile'), moved(['??', '??'], 'stock', 'C', 'levy')], view())
    expect(first?.delay).toBe(0)
    expect(second?.delay).toBeLessThan(220)
    expect((third?.delay ?? 0) - (second?.delay ?? 0)).toBeLessThan(100)
  })
  test('however much there is, all has landed within 900 ms', () => {
    const many = Array<string>(25).fill('??')
    const all = flights([moved(many, 'stock', 'B', 'levy'), moved(many, 'stock', 'C', 'levy'), moved(['r1'], 'D', 'pile')], view())
    expect(Math.max(...all.map(({ delay, ms }) => delay + ms))).toBeLessThanOrEqual(900)
    expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(51)
  })
  test('the card that wins lands heavier', () => {
    const ended = { is: 'ended', winner: 'B', hands: [], left: [], points: [], totals: [] } as TableEvent
    expect(flights([moved(['r5'], 'B', 'pile'), ended], view())).toMatchObject([{ heavy: true }])
    expect(flights([moved(['r5'], 'B', 'pile')], view())).toMatchObject([{ heavy: false }])
  })
  test('hands that change owners glide together', () => {
    const all = flights([{ is: 'hands_passed', sources: ['B', 'A', 'C', 'D'], follows: '-' }], view({ counts: [3, 0, 5, 5] }))
    expect(all).toMatchObject([{ from: 'A', to: 'B', count: 3, delay: 0, manner: 'pass' }])
  })
  test('dealing goes round from the dealer’s left, quickly', () => {
    const hands = Array.from({ length: 10 }, () => Array<string>(7).fill('??'))
    const all = flights([{ is: 'dealt', hands }], view({ dealer: 'C', seats: 10 }))
    expect(all.slice(0, 3).map(({ to }) => to)).toEqual(['D', 'E', 'F'])
    expect(all.length).toBeLessThanOrEqual(24)
    expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(70)
    expect(Math.max(...all.map(({ delay, ms }) => delay + ms))).toBeLessThanOrEqual(900)
  })
  test('who comes to a fresh table sees it dealt; who comes later does not', () => {
    expect(opening(view({ counts: [2, 2, 2, 2] })).at(-1)).toMatchObject({ from: 'stock', to: 'pile', lands: 'r1' })
    expect(opening(view({ pile: ['r1', 'r2'] }))).toEqual([])
  })
  test('nothing unknown is guessed', () => {
    expect(flights([null, { is: 'reversed' }], view())).toEqual([])
    expect(packets(['r1', 'r2', 'r3'], 2)).toEqual([['r1', 'r2'], ['r3']])
    expect(packets([], 2)).toEqual([])
  })
})

describe('the way of a card', () => {
  const box = { x: 10, y: 20, width: 40, turn: 0 }
  test('begins and ends where the cards lie', () => {
    const way = wayOf(box, { x: 110, y: 220, width: 80, turn: 6 }, 80, false)
    expect(way[0]?.transform).toBe('translate(10.0px, 20.0px) rotate(0.0deg) scale(0.500)')
    expect(way.at(-1)?.transform).toBe('translate(110.0px, 220.0px) rotate(6.0deg) scale(1.000)')
    expect(turningOf(false)).toEqual([])
  })
  test('moves nothing but transforms', () => {
    for (const frame of [...wayOf(box, box, 40, true), ...turningOf(true)]) {
      expect(Object.keys(frame).filter((key) => key !== 'offset')).toEqual(['transform'])
    }
  })
})

describe('cues', () => {
  test('each event has its own, in order, and one’s turn a bell', () => {
    const events = [moved(['rD'], 'D', 'pile'), moved(['??', '??'], 'stock', 'B', 'levy'), { is: 'turn_lost', seat: 'B', owed: false }] as TableEvent[]
    const heard = cuesOf(step(events), view({ decision: { seat: 'D', kind: 'turn', cards: [] } }))
    expect(heard.map(({ cue }) => cue)).toEqual(['lay', 'levy', 'skip', 'turn'])
    expect(heard.map(({ at }) => at)).toEqual(heard.map(({ at }) => at).toSorted((one, other) => one - other))
  })
  test('a penalty that is over sounds like relief, and there is never too much', () => {
    const before = view({ debt: { kind: 'draw', amount: 2, victim: 'A', stakes: [], turns: 1, owes: false, sender: '-', errors: 0 } })
    expect(cuesOf(step([{ is: 'owed', debt: null }]), before).map(({ cue }) => cue)).toContain('relief')
    expect(cuesOf(step(Array<TableEvent>(20).fill({ is: 'reversed' })), null).length).toBeLessThanOrEqual(6)
  })
  test('the wheel knows where it has stopped', () => {
    const told = (what: string) => ({ is: 'told', what, seat: 'A', other: '-', number: 0, cards: [] }) as TableEvent
    expect(spunTo([null, told('spun_war')])).toBe('war')
    expect(spunTo([told('called')])).toBeNull()
  })
})

describe('the clock', () => {
  const at = (left_ms: number | null, hold_ms = 0) => ({ view: view(), clock: { seat: 'B', left_ms, hold_ms } }) as unknown as Step
  test('counts down from when the step arrived', () => {
    const clock = new Countdown()
    clock.set(at(20_000), 1000)
    clock.tick(6000)
    expect([clock.seat, clock.left, clock.part]).toEqual(['B', 15_000, 0.75])
    clock.tick(60_000)
    expect(clock.left).toBe(0)
    clock.stop()
  })
  test('does not begin anew when the same step is sent again', () => {
    const clock = new Countdown()
    clock.set(at(20_000), 0)
    clock.set(at(5000), 15_000)
    expect(clock.part).toBe(0.25)
    clock.stop()
  })
  test('says nothing of a bot’s time, and tells a wait', () => {
    const clock = new Countdown()
    clock.set(at(null, 3000))
    expect([clock.left, clock.hold.ms]).toEqual([null, 3000])
  })
})

describe('words', () => {
  test('steps that come together are said as one, and the same twice is heard twice', () => {
    vi.useFakeTimers()
    const voice = new Voice()
    voice.say(['Bob plays the red 5.'])
    voice.say(['Clara draws a card.'])
    vi.advanceTimersByTime(400)
    expect(voice.news).toBe('Bob plays the red 5. Clara draws a card.')
    voice.say(['Bob plays the red 5.', 'Clara draws a card.'])
    vi.advanceTimersByTime(400)
    expect(voice.news).not.toBe('Bob plays the red 5. Clara draws a card.')
    vi.useRealTimers()
  })
  test('the story keeps what was told, and what came last', () => {
    const story = new Story()
    story.hear([{ id: 'began', args: {} }, { id: 'dealer', args: { who: 'B' } }])
    story.hear([])
    expect(story.told.map(({ begins }) => begins)).toEqual([true, false])
    expect(story.last).toHaveLength(2)
  })
})
