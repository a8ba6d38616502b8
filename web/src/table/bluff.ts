/** Whether a +4 would be a bluff now: what its owner may know, from his hand, the menu and the settings of the table. */
import { cardOf, type Colour } from '../lib/cards'
import type { Move, View } from '../lib/contract'
import { isLaying } from './moves'

type Settings = Readonly<Record<string, string>>

const FOURS = ['draw_four', 'targeted_four']
/** What never stands in the way of a +4. */
const ASIDE = [...FOURS, 'boomerang', 'uno_card']

const kindOf = (card = '') => cardOf(card)?.kind ?? ''
export const isFour = (card?: string): boolean => FOURS.includes(kindOf(card))

/** Why a +4 that can be laid could be found out: the colour that one holds, or `other` for another card that fits.
 * Nothing where it would be honest, or cannot be challenged. */
export function bluffOf(view: View, menu: readonly Move[], settings: Settings): Colour | 'other' | '' {
  const { draw_four_check: check, draw_four_legal: legal } = settings
  if (check !== 'challenge' || legal === 'always') return ''
  if (view.debt && settings.challenge_answers === 'false') return ''
  const laid = menu.filter(isLaying).map(({ cards }) => cards?.[0])
  if (view.decision?.seat !== view.viewer || !laid.some(isFour)) return ''
  const colour = cardOf(view.pile.at(-1) ?? '')?.colour ?? ''
  if (colour && view.shown[view.viewer]?.some((card) => cardOf(card)?.colour === colour)) return colour
  return legal === 'nothing_else' && !view.debt && laid.some((card) => !ASIDE.includes(kindOf(card))) ? 'other' : ''
}
