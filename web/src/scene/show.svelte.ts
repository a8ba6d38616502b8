/** What a step sets in motion at the table: flights, clock, story, voice, sounds and the wheel. */
import type { Connection } from '../lib/connection.svelte'
import type { Sentence, Step, View } from '../lib/contract'
import { t, tongue } from '../lib/language.svelte'
import { Air } from './air.svelte'
import { Countdown } from './clock.svelte'
import { cuesOf } from './cues'
import { hearing } from './hearing.svelte'
import { Voice } from './speaking.svelte'
import { spunTo, type Spin } from './spinning'
import { Story } from './told.svelte'

/** How long the wheel stays in view. */
const WHEEL = 4600
const PLAYED_FOR: Sentence = { id: 'web-scene-played-for', args: {} }

/** Whether a bot has done this in the viewer's place. */
const wasPlayedFor = ({ by, events, view }: Step) => by === 'bot' && events.some((event) => event?.is === 'stepped' && event.seat === view.viewer)

export class Show {
  readonly air = new Air()
  readonly clock = new Countdown()
  readonly story = new Story()
  readonly voice = new Voice()
  spin = $state.raw<Spin | null>(null)

  #before: View | null = null
  #spins = 0
  #wheel: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly connection: Connection) {}

  get names(): string[] {
    return this.connection.room?.places.map(({ name }) => name) ?? []
  }

  /** Follow the table. The result stops it. */
  begin(): () => void {
    const { connection } = this
    const deaf = connection.onStep((step) => this.#take(step))
    if (connection.step) this.#take(connection.step)
    return () => {
      deaf()
      this.clock.stop()
      this.voice.stop()
      this.air.clear()
      clearTimeout(this.#wheel)
    }
  }

  #take(step: Step): void {
    const { viewer, decision } = step.view
    this.air.take(step)
    this.clock.set(step)
    const said = wasPlayedFor(step) ? [PLAYED_FOR, ...step.said] : step.said
    this.story.recall(step)
    this.story.hear(said)
    this.voice.say(said.map((one) => tongue.texts.sentence(one, this.names)))
    this.voice.call(viewer !== '-' && decision?.seat === viewer ? t('web-scene-your-turn') : '')
    hearing.play(cuesOf(step, this.#before))
    this.#before = step.view
    const to = spunTo(step.events)
    if (to) this.#turnWheel({ from: this.spin?.to ?? 'almost_uno', to, number: ++this.#spins })
  }

  #turnWheel(spin: Spin): void {
    clearTimeout(this.#wheel)
    this.spin = spin
    this.#wheel = setTimeout(() => (this.spin = null), WHEEL)
  }
}
