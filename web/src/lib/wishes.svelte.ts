import { Choice } from './choice.svelte'

/** How somebody likes to play; the settings panel asks, whoever draws or sounds something follows. */
export const sound = new Choice('sound', ['off', 'on'], 'off')
/** In percent. */
export const volume = new Choice('volume', ['20', '40', '60', '80', '100'], '60')
/** The hand that holds the phone: Uno is called with its thumb. */
export const thumb = new Choice('thumb', ['right', 'left'], 'right')
export const hints = new Choice('hints', ['on', 'off'], 'on')
/** How the cards of one's own hand lie. */
export const sorting = new Choice('sorting', ['colour', 'kind', 'drawn'], 'colour')
