/** What a connection needs of the browser; tests bring a world of their own. */
export interface World {
  /** A socket to the server's `path`. */
  socket(path: string): SocketLike
  /** Calls back after so many milliseconds; the result calls it off. */
  later(ms: number, call: () => void): () => void
  /** Milliseconds of a clock that only goes forward. */
  now(): number
  /** At least 0 and less than 1. */
  chance(): number
  /** Calls back when it may be worth while to try again: the network or the page is back. The result undoes it. */
  onWake(call: () => void): () => void
}

/** The part of a WebSocket that a connection uses. */
export interface SocketLike {
  onopen: (() => void) | null
  onmessage: ((message: { data: unknown }) => void) | null
  onclose: ((closed: { code: number }) => void) | null
  send(text: string): void
  close(): void
}

export const browserWorld: World = {
  socket(path) {
    const address = new URL(path, location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    return new WebSocket(address) as SocketLike
  },
  later(ms, call) {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
  now: () => performance.now(),
  chance: () => Math.random(),
  onWake(call) {
    const seen = () => document.visibilityState === 'visible' && call()
    addEventListener('online', call)
    document.addEventListener('visibilitychange', seen)
    return () => {
      removeEventListener('online', call)
      document.removeEventListener('visibilitychange', seen)
    }
  },
}
