/** Gives an address of ours to somebody else, by whatever way this browser has. */
export type Shared = 'shared' | 'copied' | 'shown'

export async function share(path: string, title: string): Promise<Shared> {
  const url = new URL(path, location.href).href
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'shown' // Over plain http there is no clipboard.
  }
}
