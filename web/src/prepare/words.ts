import { t } from '../lib/language.svelte'
import { summary } from './summary'

/** What a preset is called; one that has no name in the catalogue goes by its key. */
export function presetName(name: string): string {
  const known = PRESETS.includes(name)
  return known ? t(`web-start-preset-${name}`) : name.replaceAll('_', ' ')
}

/** A ruleset in a few words. */
export function rulesName(rules: string): string {
  const { preset, changes } = summary(rules)
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
