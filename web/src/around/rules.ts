/** What the server says about a ruleset, asked once for each. */
import { readRules } from '../lib/api'
import type { RulesRead } from '../lib/contract'
import type { Language } from '../lib/texts'

const asked = new Map<string, Promise<RulesRead>>()

export function rulesRead(rules: string, seats: number, lang: Language): Promise<RulesRead> {
  const key = `${lang} ${seats} ${rules}`
  const found = asked.get(key) ?? readRules({ rules, seats, lang })
  asked.set(key, found)
  found.catch(() => asked.delete(key))
  return found
}

/** The rules as a page to print. */
export function printPage(rules: string, seats: number | null, lang: Language): string {
  const query = new URLSearchParams({ rules, lang, ...(seats && { seats: String(seats) }) })
  return `/api/rulebook?${query}`
}

