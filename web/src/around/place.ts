/** The addresses of one round: at the server, and of our pages about it. */
export interface Place {
  readonly code: string
  readonly match: number
  readonly round: number
}

/** From what follows `/replay` or `/verify` in the path; null where that names no round. */
export function placeOf(rest: readonly string[]): Place | null {
  const [code = '', match = '', round = ''] = rest
  if (rest.length !== 3 || !/^[1-9]\d{0,5}$/.test(match) || !/^[1-9]\d{0,5}$/.test(round)) return null
  return { code, match: Number(match), round: Number(round) }
}

export const apiOf = ({ code, match, round }: Place) =>
  `/api/tables/${encodeURIComponent(code)}/matches/${match}/rounds/${round}`
export const pageOf = (page: 'replay' | 'verify', { code, match, round }: Place) =>
  `/${page}/${encodeURIComponent(code)}/${match}/${round}`
