/** Keys that do one thing wherever one is on the table, unless somebody is typing or another part has used the key. */
import { shortcuts } from '../lib/wishes.svelte'

const TYPING = 'input, textarea, select, [contenteditable]'

/** What listens to the window for one key; `act` comes last, so that whoever is nearer may have the key first. */
export function shortcut(key: string, act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key.toLowerCase() !== key || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (shortcuts.word === 'off' || document.querySelector('dialog[open]')) return
    if (event.target instanceof Element && event.target.closest(TYPING)) return
    setTimeout(() => event.defaultPrevented || act())
  }
}
