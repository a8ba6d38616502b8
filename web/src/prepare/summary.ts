/** A ruleset at a glance: the preset that it begins with, and how many settings follow. */
export interface Summary {
  readonly preset: string
  readonly changes: number
}

export function summary(rules: string): Summary {
  const words = rules.split(/\s+/).filter(Boolean)
  const preset = words[0] && !words[0].includes('=') ? words[0] : 'official'
  return { preset, changes: words.filter((word) => word.includes('=')).length }
}

/** The settings in a text, by their names. */
export function settingsIn(rules: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const word of rules.split(/\s+/)) {
    const at = word.indexOf('=')
    if (at > 0) found[word.slice(0, at)] = word.slice(at + 1)
  }
  return found
}
