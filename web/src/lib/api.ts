import type {
  Catalogue, Claim, Joined, Joining, Listed, NewTable, Problem, Reason, Replay, RulesRead, RulesText, RulesTold, Scores, TableMade, Version,
} from './contract'

/** Our own reason: the server does not answer. Its text is `web-no_connection`. */
export const UNREACHABLE: Reason = { id: 'no_connection', args: [] }

/** The server says no, and why; or it cannot be reached (`UNREACHABLE`). */
export class Refused extends Error {
  constructor(readonly reason: Reason, readonly retryMs = 0, readonly status = 0) {
    super(reason.id)
  }
}

async function ask<Told>(method: string, path: string, body?: object): Promise<Told> {
  let answer: Response
  try {
    const sent = body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}
    answer = await fetch(path, { method, ...sent })
  } catch {
    throw new Refused(UNREACHABLE)
  }
  const told: unknown = await answer.json().catch(() => null)
  if (answer.ok) return told as Told
  const problem = told as Problem | null
  throw new Refused(problem?.reason ?? { id: 'failed', args: [] }, problem?.retry_ms ?? 0, answer.status)
}

export const makeTable = (wanted: NewTable) => ask<TableMade>('POST', '/api/tables', wanted)
export const seeTable = (code: string) => ask<Listed>('GET', `/api/tables/${encodeURIComponent(code)}`)
export const joinTable = (code: string, wanted: Joining) =>
  ask<Joined>('POST', `/api/tables/${encodeURIComponent(code)}/seats`, wanted)
export const claimSeat = (wanted: Claim) => ask<TableMade>('POST', '/api/claim', wanted)
export const readRules = (wanted: RulesText) => ask<RulesRead>('POST', '/api/rules', wanted)
export const tellRules = (query: URLSearchParams) => ask<RulesTold>('GET', `/api/rulebook/told?${query}`)
export const lobby = () => ask<Listed[]>('GET', '/api/lobby')
export const readCatalogue = (lang: string) => ask<Catalogue>('GET', `/api/catalogue?lang=${lang}`)
export const readVersion = () => ask<Version>('GET', '/api/version')
export const seeScores = (code: string) => ask<Scores>('GET', `/api/tables/${encodeURIComponent(code)}/scores`)
export const seeReplay = (place: string) => ask<Replay>('GET', `${place}/replay`)
