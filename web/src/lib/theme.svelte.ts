import { Choice } from './choice.svelte'

/** Light or dark; `auto` is what the system says. */
export const theme = new Choice('theme', ['auto', 'light', 'dark'], 'auto')

/** Keeps the page in the chosen theme. Call it while a component is set up. */
export function wearTheme(): void {
  $effect(() => {
    if (theme.word === 'auto') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme.word
  })
}
