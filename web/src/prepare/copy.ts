/** Puts a text on the clipboard. False where that cannot be done: then the text should be shown, to be copied by hand.
 * Over plain http there is no clipboard, but an old command that copies what is selected. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

function copySelected(text: string): boolean {
  const before = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.className = 'unseen'
  // Within an open dialog, or the browser would not let it be selected.
  const place = document.querySelector('dialog[open]') ?? document.body
  place.append(area)
  area.select()
  let done = false
  try {
    done = document.execCommand('copy')
  } catch {
    // Not every browser has it.
  }
  area.remove()
  if (before instanceof HTMLElement) before.focus()
  return done
}
