/** The keys at the table: what each does, as data for the help page, and what a key pressed now means. */

export type Deed =
  | 'draw' | 'pass' | 'take' | 'challenge' | 'spin' | 'open' | 'jump' | 'slip' | 'accuse'
  | 'uno' | 'shout' | 'speak' | 'catch' | 'yes' | 'no' | 'hand' | 'cancel' | 'more'

export interface Key {
  /** As they are printed on the key. */
  readonly keys: readonly string[]
  /** The message that says what it does. */
  readonly text: string
}

const DEEDS: Readonly<Record<string, Deed>> = {
  u: 'uno', s: 'shout', d: 'draw', p: 'pass', t: 'take', x: 'challenge', c: 'catch', j: 'jump', l: 'slip',
  w: 'spin', o: 'open', a: 'accuse', '0': 'speak', y: 'yes', n: 'no', h: 'hand', m: 'more',
}

/** For the help page, in this order; `letter` is the letter of a colour in the language that is spoken. */
export const keyTable = (letter: (colour: string) => string): readonly Key[] => [
  { keys: ['H'], text: 'web-play-does-hand' },
  { keys: ['←', '→', '↑', '↓'], text: 'web-play-does-move' },
  { keys: ['Enter', 'Space'], text: 'web-play-does-play' },
  { keys: ['1', '…', '9'], text: 'web-play-does-number' },
  { keys: ['r', 'y', 'g', 'b'].map(letter), text: 'web-play-does-colour' },
  { keys: ['Esc'], text: 'web-play-does-cancel' },
  ...Object.entries(DEEDS)
    .filter(([, deed]) => deed !== 'hand')
    .map(([key, deed]) => ({ keys: [key.toUpperCase()], text: `web-play-does-${deed}` })),
]

/** The key by which a deed is done, for its button. */
export function keyOfDeed(deed: string): string {
  return Object.keys(DEEDS).find((key) => DEEDS[key] === deed) ?? ''
}

/** What a key that was pressed means, `null` where it is meant for something else. */
export function deedOf(event: KeyboardEvent): Deed | null {
  if (!isForTable(event)) return null
  return event.key === 'Escape' ? 'cancel' : (DEEDS[event.key.toLowerCase()] ?? null)
}

/** Whether nobody is typing, no dialog is open, and no combination is meant for the browser. */
export function isForTable(event: KeyboardEvent): boolean {
  const { target } = event
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return false
  if (document.querySelector('dialog[open]')) return false
  return !(target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"], dialog'))
}
