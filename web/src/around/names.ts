/** Cards in words, for whoever does not see them. */
import { cardOf } from '../lib/cards'
import { tongue } from '../lib/language.svelte'

export function cardName(text: string): string {
  const card = cardOf(text)
  return card ? tongue.texts.card(card) : text
}
