/** A chart of totals by round: where lines and names go. */
import type { RoundScore } from '../lib/contract'

export interface Line {
  /** The seat's number. */
  readonly seat: number
  readonly path: string
  readonly points: readonly (readonly [x: number, y: number])[]
  /** Where its name stands, kept clear of the others. */
  readonly labelY: number
}

export interface Chart {
  readonly lines: readonly Line[]
  /** Heights worth a line of their own: what they stand for, and where. */
  readonly marks: readonly (readonly [value: number, y: number])[]
  readonly xs: readonly number[]
  /** Where the goal is, if it is in view. */
  readonly goalY: number | null
}

/** Names are at least so far apart. */
const APART = 15
/** A goal is in view as soon as the best total times this reaches it. */
const NEAR = 3

/** The chart of these rounds in a box; every line begins with nothing. A `goal` that is still far away is left out. */
export function chart(rounds: readonly RoundScore[], seats: number, width: number, height: number, goal = 0): Chart {
  const totals = (seat: number) => [0, ...rounds.map((round) => round.totals[seat] ?? 0)]
  const all = Array.from({ length: seats }, (_, seat) => totals(seat))
  const [low, best] = [Math.min(0, ...all.flat()), Math.max(1, ...all.flat())]
  const isNear = goal > 0 && best * NEAR >= goal
  const high = isNear ? Math.max(best, goal) : best
  const x = (at: number) => Math.round((at / Math.max(1, rounds.length)) * width * 10) / 10
  const y = (value: number) => Math.round((1 - (value - low) / (high - low)) * height * 10) / 10
  const drawn = all.map((row, seat) => {
    const points = row.map((total, at) => [x(at), y(total)] as const)
    return { seat, points, path: points.map(([a, b], at) => `${at ? 'L' : 'M'}${a} ${b}`).join('') }
  })
  const labels = spread(drawn.map(({ points }) => points.at(-1)?.[1] ?? height), height)
  const lines = drawn.map((line, at) => ({ ...line, labelY: labels[at] as number }))
  const marks = ticks(low, high).map((value) => [value, y(value)] as const)
  return { lines, marks, goalY: isNear ? y(goal) : null, xs: rounds.map((_, at) => x(at + 1)) }
}

/** The same heights, none too near to another: the higher ones keep their place as far as the box allows. */
export function spread(heights: readonly number[], most: number): number[] {
  const order = heights.map((_, at) => at).sort((one, other) => (heights[one] as number) - (heights[other] as number))
  const placed = [...heights]
  let free = 0
  for (const at of order) {
    placed[at] = Math.max(placed[at] as number, free)
    free = (placed[at] as number) + APART
  }
  let limit = most
  for (const at of order.reverse()) {
    placed[at] = Math.min(placed[at] as number, limit)
    limit = (placed[at] as number) - APART
  }
  return placed
}

/** Three to six round numbers over a span. */
export function ticks(low: number, high: number): number[] {
  const rough = (high - low) / 4
  const ten = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * ten).find((size) => size >= rough) ?? 10 * ten)
  const first = Math.ceil(low / step) * step
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, at) => first + at * step)
}
