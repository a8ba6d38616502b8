/** What a newcomer is told the first time that it matters; each lesson once, and none at all when he has had enough. */
import { cardOf } from '../lib/cards'
import { keep, recall } from '../lib/kept'
import type { Step } from '../lib/contract'

export const LESSONS = ['four', 'jump', 'call', 'challenged', 'wild'] as const
export type Lesson = (typeof LESSONS)[number]
const NAME = 'coach'
const OFF = 'off'

/** The lessons that this moment is good for, the most urgent first. */
export function lessonsOf({ view, menu, events }: Pick<Step, 'view' | 'menu' | 'events'>): Lesson[] {
  const me = view.viewer
  const mine = me !== '-' && view.decision?.seat === me
  const plays = menu.filter((move) => move.kind === 'play')
  const held = me === '-' ? 0 : (view.counts['ABCDEFGHIJ'.indexOf(me)] ?? 0)
  const fitting: Record<Lesson, boolean> = {
    four: mine && view.decision?.kind === 'answer' && menu.some((move) => move.kind === 'challenge'),
    jump: menu.some((move) => move.kind === 'jump'),
    call: mine && held === 2 && plays.length > 0,
    challenged: events.some((event) => event?.is === 'told' && event.what === 'challenged'),
    wild: mine && plays.some((move) => move.colour && cardOf(move.cards?.[0] ?? '')?.kind === 'wild'),
  }
  return LESSONS.filter((lesson) => fitting[lesson])
}

function given(): string[] {
  return (recall(NAME) ?? '').split(' ').filter(Boolean)
}

/** The first of these lessons that has not been given yet. */
export function nextLesson(lessons: readonly Lesson[]): Lesson | null {
  const had = given()
  return had.includes(OFF) ? null : (lessons.find((lesson) => !had.includes(lesson)) ?? null)
}

export function give(lesson: Lesson): void {
  keep(NAME, [...new Set([...given(), lesson])].join(' '))
}

export function isCoaching(): boolean {
  return !given().includes(OFF)
}

/** Have no more lessons, or have all of them again. */
export function coach(on: boolean): void {
  keep(NAME, on ? null : OFF)
}
