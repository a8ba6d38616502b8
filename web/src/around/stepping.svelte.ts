/** Goes through the steps of a replay: forth and back, by itself at a chosen speed, and never beyond an end. */
export const SPEEDS = [0.5, 1, 2, 4] as const
/** How long a step stays in view at plain speed, in milliseconds. */
const PACE = 1600

export class Stepping {
  at = $state(0)
  speed = $state(1)
  isPlaying = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly count: number,
    at = 0,
  ) {
    this.go(at)
  }

  get isAtEnd(): boolean {
    return this.at >= this.count - 1
  }

  go(to: number): void {
    this.at = Math.min(this.count - 1, Math.max(0, Math.round(to) || 0))
  }

  /** A step by hand: whoever looks for himself is not hurried on. */
  step(by: number): void {
    this.pause()
    this.go(this.at + by)
  }

  faster(by: number): void {
    const found = SPEEDS[SPEEDS.findIndex((speed) => speed === this.speed) + by]
    if (found) this.speed = found
  }

  toggle(): void {
    if (this.isPlaying) this.pause()
    else this.play()
  }

  play(): void {
    if (this.isAtEnd) this.at = 0
    this.isPlaying = true
    this.#wait()
  }

  pause(): void {
    clearTimeout(this.#timer)
    this.isPlaying = false
  }

  #wait(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.go(this.at + 1)
      if (this.isAtEnd) this.pause()
      else this.#wait()
    }, PACE / this.speed)
  }
}
