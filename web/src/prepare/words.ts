import type { PresetText } from '../lib/contract'
import { t } from '../lib/language.svelte'
import { settingsIn, summary } from './summary'

/** What a preset is called; one that has no name in the catalogue goes by its key. */
export function presetName(name: string): string {
  const known = PRESETS.includes(name)
  return known ? t(`web-start-preset-${name}`) : name.replaceAll('_', ' ')
}

/** A ruleset in a few words: the preset that it is, or how far it is from one. */
export function rulesName(rules: string, presets: readonly PresetText[] = []): string {
  const { preset, changes } = summary(rules)
  const same = presets.find((one) => isSame(settingsIn(one.settings), settingsIn(rules)))
  if (same && preset === 'official') return presetName(same.name)
  return changes ? t('web-start-preset-with', { preset: presetName(preset), count: changes }) : presetName(preset)
}

/** Presets in the order in which they are offered; others come after them. */
export const PRESETS = [
  'official', 'home', 'quick', 'teams', 'house_rules', 'new_cards', 'timed', 'runs', 'rapido', 'wizz', 'bluff', 'splash',
  'uno_card', 'challenge', 'cursed', 'draw_three', 'encyclopedia', 'olympic', 'tournament', 'tutorial',
]

export function inOrder<Named extends { readonly name: string }>(presets: readonly Named[]): Named[] {
  const place = ({ name }: Named) => (PRESETS.includes(name) ? PRESETS.indexOf(name) : PRESETS.length)
  return [...presets].sort((one, other) => place(one) - place(other))
}

function isSame(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}
