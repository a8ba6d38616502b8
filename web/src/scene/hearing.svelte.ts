/** What is heard of the table: nothing until somebody asks for it in the settings. */
import { sound, volume } from '../lib/wishes.svelte'
import type { Sounding } from './cues'
import { Orchestra } from './sounds'

class Hearing {
  #audio: AudioContext | null = null
  #orchestra: Orchestra | null = null

  /** Play what belongs to a step. A browser lets nothing be heard before the first touch: then nothing is. */
  play(soundings: readonly Sounding[]): void {
    if (sound.word === 'off' || !soundings.length || !('AudioContext' in globalThis)) return
    this.#audio ??= new AudioContext()
    this.#orchestra ??= new Orchestra(this.#audio)
    this.#orchestra.loudness = Number(volume.word) / 100
    if (this.#audio.state === 'suspended') void this.#audio.resume()
    if (this.#audio.state === 'running') for (const one of soundings) this.#orchestra.play(one)
  }
}

export const hearing = new Hearing()
