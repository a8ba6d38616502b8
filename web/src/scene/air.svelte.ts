/** Cards in the air: what flies just now, and how it got there. */
import { isStill } from '../lib/motion.svelte'
import type { CardText, Step, View } from '../lib/contract'
import { flights, opening, type Flight } from './flights'
import { turningOf, wayOf, type Box } from './paths'
import { boxOf, cardsIn, leaving, spotOf } from './spots'

export interface Aloft {
  readonly key: string
  readonly flight: Flight
  readonly width: number
  readonly way: Keyframe[]
  readonly turning: Keyframe[]
}

interface Batch {
  readonly number: number
  readonly aloft: readonly Aloft[]
  readonly hidden: readonly Animation[]
}

/** At most so many steps are in the air at once. */
const STEPS = 2
/** From one picture to the next, in milliseconds. */
const PICTURE = 17

export class Air {
  #batches = $state.raw<readonly Batch[]>([])
  #before: View | null = null
  #count = 0

  readonly aloft = $derived(this.#batches.flatMap((batch) => batch.aloft))

  /** A step has come, and the page still shows the one before. */
  take(step: Step): void {
    const before = this.#before
    this.#before = step.view
    const number = ++this.#count
    if (document.hidden || step.missed) return this.clear()
    const going = before ? flights(step.events, before) : opening(step.view)
    if (!going.length) return
    const froms = before && !isStill() ? going.map(({ from, leaves }) => leaving(from, leaves)) : null
    const hand = (before ? cardsIn(step.view.viewer) : []).map((one) => one.dataset.card as CardText)
    // In a task of its own, before the next picture is painted: the page has changed by then.
    requestAnimationFrame(() => number === this.#count && this.#begin(number, going, froms, hand, step.view))
  }

  /** Everything lies where it belongs. */
  clear(): void {
    this.#batches.forEach(settle)
    this.#batches = []
  }

  /** The page has changed: what is on its way is not there yet. */
  #begin(number: number, going: Flight[], froms: (Box | null)[] | null, hand: CardText[], view: View): void {
    if (isStill()) return fade(going)
    const news = newcomers(hand, view)
    const top = cardsIn('pile')
    let laid = going.filter(({ manner }) => manner === 'lay').length
    const targets = going.map((flight) =>
      flight.to === 'pile' ? top.at(-laid--) : flight.to === view.viewer ? own(flight, news) : cardsIn(flight.to).at(-1),
    )
    const hidden = going.flatMap((flight, at) => {
      const target = flight.to === 'stock' ? undefined : targets[at]
      return target ? [hide(target, endOf(flight))] : []
    })
    const lastOwn = Math.max(0, ...going.filter(({ to }) => to === view.viewer).map(endOf))
    if (lastOwn) hidden.push(...news.map((one) => hide(one, lastOwn)))
    // Measured when the page has been laid out for the picture all the same: else it would have to be twice.
    requestAnimationFrame(() => this.#takeOff(number, going, froms, targets, hidden))
  }

  #takeOff(number: number, going: Flight[], froms: (Box | null)[] | null, targets: (HTMLElement | undefined)[], hidden: Animation[]): void {
    const aloft = going.flatMap((flight, at): Aloft[] => {
      const goal = targets[at]?.isConnected ? targets[at] : spotOf(flight.to)
      const from = froms ? froms[at] : leaving(flight.from, flight.leaves)
      if (!goal || !from) return []
      const to = boxOf(goal)
      const width = Math.max(from.width, to.width)
      const turnsOver = flight.leaves !== flight.lands && (flight.leaves === '??' || flight.lands === '??')
      return [{ key: `${number}-${at}`, flight, width, way: wayOf(from, to, width, flight.heavy), turning: turningOf(turnsOver) }]
    })
    for (const one of hidden) one.currentTime = 0
    const batch = { number, aloft, hidden }
    const batches = [...this.#batches, batch]
    batches.slice(0, -STEPS).forEach(settle)
    this.#batches = batches.slice(-STEPS)
    setTimeout(() => this.#land(batch), Math.max(0, ...going.map(endOf)) + PICTURE)
  }

  #land(batch: Batch): void {
    if (!this.#batches.includes(batch)) return
    settle(batch)
    this.#batches = this.#batches.filter((one) => one !== batch)
  }
}

/** The cards of one's own hand that were not there before. */
function newcomers(hand: readonly CardText[], { viewer }: View): HTMLElement[] {
  const old = [...hand]
  return cardsIn(viewer).filter((one) => {
    const at = old.indexOf(one.dataset.card as CardText)
    if (at >= 0) old.splice(at, 1)
    return at < 0
  })
}

/** The card of one's own hand that this flight brings; it is new no longer. A whole hand lands as one. */
function own({ manner, lands }: Flight, news: HTMLElement[]): HTMLElement | undefined {
  if (manner === 'pass') return undefined
  const at = news.findIndex((one) => one.dataset.card === lands)
  return news.splice(Math.max(0, at), 1)[0]
}

const endOf = ({ delay, ms }: Flight): number => delay + ms

function hide(element: Element, ms: number): Animation {
  return element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ms + PICTURE })
}

function settle({ hidden }: Batch): void {
  for (const one of hidden) one.cancel()
}

function fade(going: readonly Flight[]): void {
  for (const to of new Set(going.map(({ to }) => to))) {
    const target = to === 'pile' ? cardsIn('pile').at(-1) : spotOf(to)
    target?.animate([{ opacity: 0.35 }, { opacity: 1 }], { duration: 120, easing: 'ease-out' })
  }
}
