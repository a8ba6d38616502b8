/** Whose time runs, counted down here from when a step arrived. */
import type { Clock, Seat, Step } from '../lib/contract'

const TICK = 250

export class Countdown {
  /** Of which seat. */
  seat = $state<Seat>('-')
  /** Milliseconds that are left; null where nothing is known. */
  left = $state<number | null>(null)
  /** How much of the time is left, from 1 down to 0. */
  part = $state(1)
  /** The wait that everybody is given, and a number that is new for each. */
  hold = $state.raw({ ms: 0, number: 0 })

  #end = 0
  #whole = 0
  #for = ''
  #ticking: ReturnType<typeof setInterval> | null = null

  /** A step has come. `now` is of a clock that only goes forward. */
  set(step: Step, now = performance.now()): void {
    const { clock, view } = step
    this.seat = clock?.seat ?? '-'
    if (clock && clock.hold_ms > 0) this.hold = { ms: clock.hold_ms, number: this.hold.number + 1 }
    else this.hold = { ms: 0, number: this.hold.number }
    this.#run(clock, `${view.round} ${view.version}`, now)
  }

  stop(): void {
    if (this.#ticking) clearInterval(this.#ticking)
    this.#ticking = null
  }

  tick(now = performance.now()): void {
    this.left = Math.max(0, this.#end - now)
    this.part = this.#whole ? this.left / this.#whole : 1
    if (!this.left) this.stop()
  }

  #run(clock: Clock | null, what: string, now: number): void {
    this.stop()
    const left = clock?.left_ms ?? null
    if (left === null) {
      this.left = null
      this.part = 1
      this.#for = ''
      return
    }
    if (this.#for !== what) this.#whole = left
    this.#for = what
    this.#whole = Math.max(this.#whole, left)
    this.#end = now + left
    this.tick(now)
    this.#ticking = setInterval(() => this.tick(), TICK)
  }
}
