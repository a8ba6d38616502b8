import type { OptionText } from '../lib/contract'
import { tongue } from '../lib/language.svelte'
import { Texts, type Language } from '../lib/texts'

/** How a ruleset writes that there is no word. */
export const NONE = '""'

const sentences = new Map<Language, Texts>()

/** Take in what the values of options mean in a language: `value-KEY` with a number `$n`, or with a `$word`. */
export function learn(lang: Language, sources: readonly string[]): void {
  sentences.set(lang, new Texts(lang, sources))
}

/** What a value means at the table, in a sentence, as far as it is known. */
export function meaning(option: OptionText, value: string): string {
  const named = option.values.find((one) => one.value === value)
  if (named) return named.text
  const texts = sentences.get(tongue.lang)
  const id = `value-${option.key}${option.word && value === option.default ? '-off' : ''}`
  if (!texts?.has(id)) return ''
  return /^\d+$/.test(value) && !option.word ? texts.say(id, { n: Number(value) }) : texts.say(id, { word: value })
}

/** The numbers that an option takes beside its sentences; null where there are none. */
export function numbers(option: OptionText): { low: number; high: number } | null {
  return option.low === null || option.high === null ? null : { low: option.low, high: option.high }
}

/** What is typed as a word of one's own, as a ruleset writes it; nothing typed is as usual. */
export function asWord(option: OptionText, typed: string): string {
  return typed.replace(/[\s="]/g, '') || option.default
}

/** A word of one's own as it is shown in a field. */
export function shownWord(option: OptionText, value: string): string {
  return value === NONE || value === option.default ? '' : value
}

/** How far a press on − or + goes in a range of numbers: far where it is wide. */
export function stepOf({ low, high }: { low: number; high: number }): number {
  const width = high - low
  return width > 1000 ? 50 : width > 100 ? 5 : 1
}
