import type { OptionText } from '../lib/contract'
import type { Chapter } from './chapters'

/** Small letters without accents: `Défausse` is found as `defau`. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, "'").toLowerCase()
}

/** What of the chapters has every word of the query in it: in the name of a rule, an option, or what a value means. */
export function searched(chapters: readonly Chapter[], query: string): Chapter[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (!words.length) return [...chapters]
  const found: Chapter[] = []
  for (const chapter of chapters) {
    const groups = chapter.groups
      .map((group) => ({ ...group, options: group.options.filter((option) => has(said(group.title, option), words)) }))
      .filter((group) => group.options.length)
    if (groups.length) found.push({ ...chapter, groups })
  }
  return found
}

function said(title: string, option: OptionText): string {
  return plain([title, option.text, option.key, ...option.values.map((value) => value.text)].join(' '))
}

function has(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}
