/** Which sound belongs to what has happened in a step, and when. */
import type { Step, TableEvent, View } from '../lib/contract'

export const CUES = [
  'lay', 'win-card', 'draw', 'levy', 'deal', 'shuffle', 'skip', 'reverse', 'colour', 'debt', 'relief', 'pass', 'hands',
  'uno', 'caught', 'window', 'wheel', 'verdict', 'mistake', 'turn', 'round', 'match',
] as const // prettier-ignore
export type Cue = (typeof CUES)[number]

export interface Sounding {
  readonly cue: Cue
  /** How much of it: cards drawn, or owed. */
  readonly n: number
  /** Milliseconds from the beginning of the step. */
  readonly at: number
}

/** Cards land after this; what is heard of them is heard then. */
const LANDING = 190
const NEXT = 140
const MOST = 6

export function cuesOf({ events, view }: Pick<Step, 'events' | 'view'>, before: View | null): Sounding[] {
  const won = events.some((event) => event?.is === 'ended' && event.winner !== '-')
  const heard: Sounding[] = []
  let at = LANDING
  for (const event of events) {
    const [cue, n]: [Cue | '', number] = event ? cueOf(event, before, won) : ['', 0]
    if (!cue) continue
    heard.push({ cue, n, at })
    at += NEXT
  }
  const mine = view.viewer !== '-' && view.decision?.seat === view.viewer && before?.decision?.seat !== view.viewer
  if (mine) heard.push({ cue: 'turn', n: 0, at: at + NEXT })
  return heard.length > MOST ? [...heard.slice(0, MOST - 1), ...heard.slice(-1)] : heard
}

function cueOf(event: TableEvent, before: View | null, won: boolean): [Cue | '', number] {
  switch (event.is) {
    case 'moved':
      return movedCue(event.goal, event.cause, event.cards.length, won)
    case 'dealt':
      return ['deal', Math.max(0, ...event.hands.map((hand) => hand.length))]
    case 'reshuffled':
      return ['shuffle', 0]
    case 'reversed':
      return ['reverse', 0]
    case 'coloured':
      return ['colour', 'rygb'.indexOf(event.colour)]
    case 'owed':
      return event.debt ? ['debt', event.debt.amount] : before?.debt ? ['relief', 0] : ['', 0]
    case 'turn_lost':
    case 'turn_owed':
      return ['skip', 0]
    case 'passed':
      return ['pass', 0]
    case 'hands_passed':
      return ['hands', event.sources.length]
    case 'opened':
      return event.window.kind === 'uno' ? ['', 0] : ['window', 0]
    case 'told':
      return [toldCue(event.what), event.number]
    case 'ended':
      return ['round', 0]
    case 'won':
      return ['match', 0]
    default:
      return ['', 0]
  }
}

function movedCue(goal: string, cause: string, n: number, won: boolean): [Cue, number] {
  if (cause === 'levy') return ['levy', n]
  if (goal !== 'pile' && goal !== 'under') return ['draw', n]
  return [won ? 'win-card' : 'lay', n]
}

function toldCue(what: string): Cue | '' {
  if (what === 'called') return 'uno'
  if (what === 'caught') return 'caught'
  if (what.startsWith('spun_')) return 'wheel'
  if (/^(guilty|innocent|convicted|accused_in_vain)$/.test(what)) return 'verdict'
  if (/^(false_|mistake|.*_missing$|timeout|banned_word|uno_required|forbidden)/.test(what)) return 'mistake'
  return ''
}
