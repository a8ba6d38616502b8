/** The shape of the window, and which hand the table is laid for. */
import { MediaQuery } from 'svelte/reactivity'
import { Choice } from '../lib/choice.svelte'
import type { Shape } from './seating'

const flat = new MediaQuery('(max-height: 30rem) and (min-aspect-ratio: 4/3)')
const wide = new MediaQuery('(min-width: 48rem)')

export const shape = (): Shape => (flat.current ? 'flat' : wide.current ? 'wide' : 'narrow')

/** The side of the *Uno!* button. */
export const handed = new Choice('handed', ['right', 'left'], 'right')
