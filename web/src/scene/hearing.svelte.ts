/** Whether there are sounds, and how loud: off until asked for, kept in the browser. */
import { Choice } from '../lib/choice.svelte'
import { keep, recall } from '../lib/kept'
import type { Sounding } from './cues'
import { Orchestra } from './sounds'

export const sound = new Choice('sound', ['off', 'on'], 'off')

const VOLUME = 'volume'
const USUAL = 60

class Hearing {
  /** From 0 to 100. */
  #volume = $state(volumeOf(recall(VOLUME)))
  #audio: AudioContext | null = null
  #orchestra: Orchestra | null = null

  get volume(): number {
    return this.#volume
  }

  set volume(volume: number) {
    this.#volume = volume
    keep(VOLUME, String(volume))
    if (this.#orchestra) this.#orchestra.loudness = volume / 100
  }

  /** Play what belongs to a step. A browser lets nothing be heard before the first touch: then nothing is. */
  play(soundings: readonly Sounding[]): void {
    if (sound.word === 'off' || !soundings.length || !('AudioContext' in globalThis)) return
    this.#audio ??= new AudioContext()
    this.#orchestra ??= new Orchestra(this.#audio, this.#volume / 100)
    if (this.#audio.state === 'suspended') void this.#audio.resume()
    if (this.#audio.state === 'running') for (const one of soundings) this.#orchestra.play(one)
  }
}

export function volumeOf(kept: string | null): number {
  const volume = Number(kept ?? USUAL)
  return Number.isFinite(volume) ? Math.min(100, Math.max(0, Math.round(volume))) : USUAL
}

export const hearing = new Hearing()
