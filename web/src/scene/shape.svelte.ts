/** The shape of the window, by which the table is laid. */
import { MediaQuery } from 'svelte/reactivity'
import type { Shape } from './seating'

const flat = new MediaQuery('(max-height: 30rem) and (min-aspect-ratio: 4/3)')
const wide = new MediaQuery('(min-width: 48rem)')

export const shape = (): Shape => (flat.current ? 'flat' : wide.current ? 'wide' : 'narrow')
