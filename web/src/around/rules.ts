/** What the server says about a ruleset, asked once for each. */
import { readRules, tellRules } from '../lib/api'
import type { RulesRead, RulesTold } from '../lib/contract'
import type { Language } from '../lib/texts'

function once<Told>(known: Map<string, Promise<Told>>, key: string, ask: () => Promise<Told>): Promise<Told> {
  const found = known.get(key) ?? ask()
  known.set(key, found)
  found.catch(() => known.delete(key))
  return found
}

const read = new Map<string, Promise<RulesRead>>()
const told = new Map<string, Promise<RulesTold>>()
const query = (rules: string, seats: number | null, lang: Language) =>
  new URLSearchParams({ rules, lang, ...(seats && { seats: String(seats) }) })

export function rulesRead(rules: string, seats: number, lang: Language): Promise<RulesRead> {
  return once(read, `${lang} ${seats} ${rules}`, () => readRules({ rules, seats, lang }))
}

/** The rules from beginning to end. */
export function rulesTold(rules: string, seats: number | null, lang: Language): Promise<RulesTold> {
  const asked = query(rules, seats, lang)
  return once(told, String(asked), () => tellRules(asked))
}

/** The rules as a page to print. */
export function printPage(rules: string, seats: number | null, lang: Language): string {
  return `/api/rulebook?${query(rules, seats, lang)}`
}
