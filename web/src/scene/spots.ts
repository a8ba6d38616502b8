/** Where things lie on the page: found by the marks `data-spot` and `data-card` that whoever draws them has put there. */
import type { CardText, Seat } from '../lib/contract'
import type { Place } from './flights'
import type { Box } from './paths'

/** A card in a fan is as wide as this where nothing tells. */
const SMALL = 26

export function spotOf(place: Place): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-spot="${place}"]`)
}

/** The cards that lie in a spot, or those of one kind there. */
export function cardsIn(place: Place, card?: CardText): HTMLElement[] {
  const found = [...(spotOf(place)?.querySelectorAll<HTMLElement>('[data-card]') ?? [])]
  return card === undefined ? found : found.filter((one) => one.dataset.card === card)
}

/** Where an element is, as a card that lies in its middle. */
export function boxOf(element: Element, width?: number): Box {
  const { left, top, width: across, height } = element.getBoundingClientRect()
  const { turn } = (element as HTMLElement).dataset
  const own = element instanceof HTMLElement && element.dataset.card ? element.offsetWidth : SMALL
  return { x: left + across / 2, y: top + height / 2, width: width ?? own, turn: Number(turn ?? 0) }
}

/** From where a card leaves a place: from its own spot in a hand or on the pile, else from the middle of the place. */
export function leaving(place: Place, card: CardText): Box | null {
  const element = cardsIn(place, card).at(-1) ?? (place === 'pile' || place === 'stock' ? cardsIn(place).at(-1) : undefined)
  const spot = element ?? spotOf(place)
  return spot ? boxOf(spot) : null
}

/** Where a seat is, seen from the middle of the table: degrees clockwise from above. One's own seat is below. */
export function bearing(table: Element, seat: Seat): number {
  const middle = table.querySelector('.middle')
  const plate = table.querySelector(`[data-seat="${seat}"] .plate`)
  if (!middle || !plate) return 180
  const [from, to] = [boxOf(middle), boxOf(plate)]
  return (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI
}
