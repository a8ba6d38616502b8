/** What a key does at the table, as far as it is about playing. */
import { COLOURS } from '../lib/cards'
import { tongue } from '../lib/language.svelte'
import { shortcuts } from '../lib/wishes.svelte'
import { deedOf, isForTable, type Deed } from './keys'
import type { MoveKind } from './moves'
import type { Selection } from './selection.svelte'

/** What the page does for a key that the selection cannot do by itself. */
export interface Page {
  readonly focusHand: () => void
  /** The words that somebody may have to say here, or nothing. */
  readonly shout: string
  readonly oooh: string
}

/** Do what a key means; whether it meant anything. */
export function press(event: KeyboardEvent, selection: Selection, page: Page): boolean {
  if (!isForTable(event)) return false
  if (event.key === 'Escape') {
    const isOpen = selection.choosing.length > 0 || selection.more || selection.held !== null
    selection.cancel()
    return isOpen
  }
  if (shortcuts.word === 'off') return false
  if (choice(event.key.toLowerCase(), selection)) return true
  const deed = deedOf(event)
  return deed !== null && carryOut(deed, selection, page)
}

/** A digit or a colour's letter answers the question that is open, or names the colour that the bar asks for. */
function choice(key: string, selection: Selection): boolean {
  const question = selection.question
  const option = question?.options[Number(key) - 1]
  if (option) return selection.pick(option), true
  const colour = COLOURS.find((one) => tongue.texts.letter(one).toLowerCase() === key)
  if (!colour) return false
  const named = question?.field === 'colour' ? question.options.find(({ value }) => value === colour) : undefined
  if (named) return selection.pick(named), true
  const asked = question ? [] : selection.layout.bar.flat().filter((move) => move.colour === colour || (move.kind === 'drop' && move.word === colour))
  if (asked.length) selection.choose(asked)
  return asked.length > 0
}

function carryOut(deed: Deed, selection: Selection, page: Page): boolean {
  const { layout } = selection
  const inBar = (kind: MoveKind, word = '') => layout.bar.flat().filter((move) => move.kind === kind && (!word || move.word === word))
  const onCards = (kind: MoveKind) => [...layout.cards.values()].flat().filter((move) => move.kind === kind)
  switch (deed) {
    case 'uno':
      return selection.callUno(), true
    case 'shout':
      return page.shout ? ((selection.shout = !selection.shout), true) : false
    case 'speak':
      return page.oooh ? (void selection.send({ kind: 'say', word: page.oooh }), true) : false
    case 'hand':
      return page.focusHand(), true
    case 'more':
      return (selection.more = !selection.more), true
    case 'cancel':
      return selection.cancel(), true
    case 'catch':
      return any(selection.catches, selection)
    case 'accuse':
      return any(layout.accusations, selection)
    case 'yes':
    case 'no':
      return any(inBar('vote', deed), selection)
    case 'jump':
    case 'slip':
      return any(onCards(deed), selection)
    default:
      return any(inBar(deed), selection)
  }
}

function any(moves: Parameters<Selection['choose']>[0], selection: Selection): boolean {
  if (moves.length) selection.choose(moves, '')
  return moves.length > 0
}
