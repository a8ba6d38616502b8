import { prefersReducedMotion } from 'svelte/motion'
import { Choice } from './choice.svelte'

export const motion = new Choice('motion', ['auto', 'full', 'reduced'], 'auto')

/** Whether things should fade instead of fly. */
export function isStill(): boolean {
  return motion.word === 'reduced' || (motion.word === 'auto' && prefersReducedMotion.current)
}

/** Tells the style sheets. Call it while a component is set up. */
export function wearMotion(): void {
  $effect(() => {
    document.documentElement.dataset.motion = isStill() ? 'reduced' : 'full'
  })
}
