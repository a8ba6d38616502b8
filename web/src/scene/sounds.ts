/** Sounds of paper, wood and a small bell, made here from noise and sines. */
import type { Cue, Sounding } from './cues'

type Play = (at: number, n: number) => void
/** Six of the loudest sounds of one step, all at once, still stay below what can be played without breaking up. */
const FULL = 0.75

/** A little orchestra on one audio context. `loudness` is from 0 to 1. */
export class Orchestra {
  readonly #out: GainNode
  readonly #noise: AudioBuffer
  readonly #plays: Record<Cue, Play>

  constructor(private readonly audio: BaseAudioContext) {
    this.#out = audio.createGain()
    this.#out.connect(audio.destination)
    this.#noise = noiseOf(audio)
    this.#plays = this.#score()
  }

  set loudness(part: number) {
    // Loudness is heard by its logarithm.
    this.#out.gain.value = FULL * part * part
  }

  play({ cue, n, at }: Sounding): void {
    this.#plays[cue](this.audio.currentTime + at / 1000, n)
  }

  // --- instruments --------------------------------------------------------------------------------------------------

  /** Noise through a filter that moves from one pitch to another: paper that slides or slaps. */
  #paper(at: number, from: number, to: number, seconds: number, gain: number, width = 0.9): void {
    const source = this.audio.createBufferSource()
    source.buffer = this.#noise
    source.loop = true
    const filter = this.audio.createBiquadFilter()
    filter.type = 'bandpass'
    filter.Q.value = width
    filter.frequency.setValueAtTime(from, at)
    filter.frequency.exponentialRampToValueAtTime(to, at + seconds)
    source.connect(filter).connect(this.#swell(at, 0.006, seconds, gain))
    source.start(at, (at * 7.3) % 1)
    source.stop(at + seconds + 0.05)
  }

  /** A struck bar: a sine that falls a little as it dies. */
  #wood(at: number, pitch: number, gain: number, seconds = 0.14): void {
    this.#tone(at, pitch, pitch * 0.82, seconds, gain, 'sine')
    this.#tone(at, pitch * 2.76, pitch * 2.5, seconds * 0.35, gain * 0.35, 'sine')
  }

  /** A small bell: a few partials that are not quite in tune, the higher the shorter. */
  #bell(at: number, pitch: number, gain: number, seconds = 1.1): void {
    for (const [ratio, part, length] of [[1, 1, 1], [2.01, 0.45, 0.6], [2.98, 0.22, 0.4], [5.2, 0.1, 0.2]] as const) {
      this.#tone(at, pitch * ratio, pitch * ratio, seconds * length, gain * part, 'sine')
    }
  }

  #tone(at: number, from: number, to: number, seconds: number, gain: number, type: OscillatorType): void {
    const source = this.audio.createOscillator()
    source.type = type
    source.frequency.setValueAtTime(from, at)
    source.frequency.exponentialRampToValueAtTime(to, at + seconds)
    source.connect(this.#swell(at, 0.004, seconds, gain))
    source.start(at)
    source.stop(at + seconds + 0.05)
  }

  #swell(at: number, rise: number, seconds: number, gain: number): GainNode {
    const swell = this.audio.createGain()
    swell.gain.setValueAtTime(0.0001, at)
    swell.gain.exponentialRampToValueAtTime(gain, at + rise)
    swell.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
    swell.connect(this.#out)
    return swell
  }

  // --- the score ----------------------------------------------------------------------------------------------------

  #score(): Record<Cue, Play> {
    const times = (n: number, most: number, each: (step: number) => void) => {
      for (let step = 0; step < Math.min(Math.max(1, n), most); step++) each(step)
    }
    return {
      lay: (at) => (this.#paper(at, 2600, 800, 0.06, 0.65), this.#wood(at + 0.004, 208, 0.26, 0.09)),
      'win-card': (at) => (this.#paper(at + 0.06, 2200, 400, 0.16, 0.9), this.#wood(at + 0.06, 131, 0.36, 0.34)),
      draw: (at) => this.#paper(at - 0.08, 1000, 6000, 0.18, 0.52),
      levy: (at, n) => times(n, 8, (step) => this.#paper(at - 0.08 + step * 0.07, 1400 + step * 90, 3600, 0.1, 0.4)),
      deal: (at, n) => times(2 * n, 12, (step) => this.#paper(at + step * 0.055, 2200, 3800, 0.06, 0.3)),
      shuffle: (at) => times(9, 9, (step) => this.#paper(at + step * 0.035, 3000, 1500, 0.05, 0.18 + step * 0.02)),
      skip: (at) => (this.#wood(at, 392, 0.26, 0.07), this.#wood(at + 0.09, 587, 0.26, 0.1)),
      reverse: (at) => (this.#paper(at, 700, 2800, 0.16, 0.7, 3), this.#paper(at + 0.15, 2800, 700, 0.18, 0.7, 3)),
      colour: (at, n) => this.#wood(at, [392, 494, 587, 659][n] ?? 392, 0.22, 0.34),
      debt: (at, n) => times(Math.ceil(n / 2), 6, (step) => this.#wood(at + step * 0.06, 262 * 1.122 ** step, 0.26, 0.12)),
      relief: (at) => this.#paper(at, 1200, 350, 0.32, 0.5, 2),
      pass: (at) => this.#wood(at, 294, 0.32, 0.09),
      hands: (at, n) => times(n, 5, (step) => this.#paper(at + step * 0.06, 900, 2400, 0.22, 0.42, 1.6)),
      uno: (at) => (this.#bell(at, 1047, 0.13), this.#bell(at + 0.11, 1397, 0.13)),
      caught: (at) => (this.#paper(at, 3400, 700, 0.07, 1), this.#wood(at, 262, 0.34, 0.16), this.#wood(at + 0.12, 196, 0.38, 0.26)),
      window: (at) => this.#wood(at, 740, 0.18, 0.09),
      wheel: (at) => times(16, 16, (step) => this.#wood(at + 0.045 * step * (1 + step / 9), 880, 0.18, 0.03)),
      verdict: (at) => [0, 0.22].forEach((later) => (this.#paper(at + later, 1300, 400, 0.07, 0.9), this.#wood(at + later, 175, 0.36, 0.24))),
      mistake: (at) => (this.#wood(at, 349, 0.3, 0.12), this.#wood(at + 0.13, 262, 0.32, 0.3)),
      turn: (at) => this.#bell(at, 1319, 0.1, 0.9),
      round: (at) => [523, 659, 784].forEach((pitch, step) => this.#bell(at + 0.3 + step * 0.12, pitch, 0.13, 1.2)),
      match: (at) => [523, 659, 784, 1047].forEach((pitch, step) => this.#bell(at + 0.8 + step * 0.14, pitch, 0.14, 1.8)),
    }
  }
}

function noiseOf(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const row = buffer.getChannelData(0)
  for (let at = 0; at < row.length; at++) row[at] = Math.random() * 2 - 1
  return buffer
}
