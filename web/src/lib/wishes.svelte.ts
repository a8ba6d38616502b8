import { Choice } from './choice.svelte'

/** How somebody likes to play; the settings panel asks, whoever draws or sounds something follows. */
export const sound = new Choice('sound', ['off', 'on'], 'off')
/** In percent. */
export const volume = new Choice('volume', ['20', '40', '60', '80', '100'], '60')
/** The side of the Uno button. */
export const handed = new Choice('handed', ['right', 'left'], 'right')
/** A button for hints: where all the others are bots, always, or never. */
export const hints = new Choice('hints', ['bots', 'on', 'off'], 'bots')
/** How the cards of one's own hand lie: by colour, or as they came, the newest last. */
export const handOrder = new Choice('hand-order', ['colour', 'dealt'], 'colour')
/** Where mistakes cost cards, what can be laid is marked only for who wants it. */
export const marks = new Choice('marks', ['off', 'on'], 'off')
/** Letters and digits that do something by themselves; some people's tools press them unasked. */
export const shortcuts = new Choice('shortcuts', ['on', 'off'], 'on')
