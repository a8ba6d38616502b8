/** What stands on the buttons: a move, or one of several values to choose from, in words. */
import type { Move, Seat, View } from '../lib/contract'
import { t, tongue } from '../lib/language.svelte'
import { capital } from '../lib/texts'
import type { Field, Option, Question } from './moves'

export type NameOf = (seat: Seat) => string

/** What a button of the action bar does. */
export function labelOf(move: Move, { debt, decision }: View, nameOf: NameOf): string {
  const { kind, word = '', aim = '', colour = '' } = move
  switch (kind) {
    case 'take':
      return debt ? t(`web-play-do-take-${debt.kind}`, { n: debt.amount }) : t('web-play-do-take-draw', { n: 0 })
    case 'challenge':
      return aim ? t('web-play-do-challenge-seat', { whom: nameOf(aim as Seat) }) : t('web-play-do-challenge')
    case 'pass':
      return t(decision?.kind === 'drawn' || decision?.kind === 'run' ? `web-play-do-pass-${decision.kind}` : 'web-play-do-pass')
    case 'colour':
      return capital(tongue.texts.colour(colour))
    case 'hand':
      return t('web-play-do-hand', { n: Number(word) })
    case 'vote':
    case 'direction':
      return t(`web-play-do-${kind}-${word}`)
    case 'drop':
      return /\d/.test(word) ? t('web-play-do-drop-number', { n: word }) : capital(tongue.texts.colour(word))
    case 'play':
      return optionLabel(colour ? 'colour' : 'aim', colour || aim, [move], nameOf)
    default:
      return t(`web-play-do-${kind}`)
  }
}

/** What one value of a field means. */
export function optionLabel(field: Field, value: string, moves: readonly Move[], nameOf: NameOf): string {
  switch (field) {
    case 'kind':
      return capital(t(`web-play-kind-${value}`))
    case 'cards':
      return (moves[0]?.cards?.length ?? 0) > 1 ? t('web-play-with-twin', { cards: value }) : t('web-play-single')
    case 'colour':
      return capital(tongue.texts.colour(value))
    case 'aim':
      return aimLabel(value, nameOf)
    case 'word':
      return moves[0]?.kind === 'accuse' ? t(`web-play-ground-${value}`) : value
  }
}

function aimLabel(aim: string, nameOf: NameOf): string {
  if (aim === 'left' || aim === 'right') return capital(t(`web-play-${aim}`))
  return aim === '' ? t('web-play-aim-all') : aim === '-' ? t('web-play-aim-none') : nameOf(aim as Seat)
}

/** The question above the choices. */
export function questionLabel({ field, options }: Question): string {
  const { kind } = options[0]?.moves[0] ?? {}
  if (field === 'cards') return t(kind === 'keep' ? 'web-play-ask-keep' : 'web-play-ask-cards')
  if (field !== 'aim') return t(`web-play-ask-${field}`)
  if (kind === 'accuse' || kind === 'catch') return t(`web-play-ask-${kind}`)
  const has = (test: (value: string) => boolean) => options.some(({ value }) => test(value))
  return t(has((aim) => /^[A-J]$/.test(aim)) ? 'web-play-ask-seat' : has((aim) => aim === 'left') ? 'web-play-ask-way' : 'web-play-ask-power')
}

/** The colour that a button is about, if it is about one. */
export const colourOf = (field: Field, { value }: Option): string => (field === 'colour' ? value : '')
