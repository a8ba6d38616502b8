/** The settings of a table's ruleset, as the server writes them: `mistakes` is `penalised`, `oooh` is the word. */
import { readRules } from '../lib/api'

let found = $state.raw<Readonly<Record<string, Readonly<Record<string, string>>>>>({})
const asked = new Set<string>()

/** Every option and its value; nothing until the server has said it. */
export function settingsOf(rules: string, seats: number): Readonly<Record<string, string>> {
  const key = `${seats} ${rules}`
  if (!asked.has(key) && rules) {
    asked.add(key)
    readRules({ rules, seats }).then(
      ({ settings }) => (found = { ...found, [key]: settings }),
      () => asked.delete(key),
    )
  }
  return found[key] ?? {}
}

/** A word that somebody has to say, or nothing where the rule is off. */
export function wordOf(settings: Readonly<Record<string, string>>, key: 'oooh' | 'jump_in_shout'): string {
  const word = settings[key] ?? ''
  return word === 'off' || word === '""' ? '' : word
}
