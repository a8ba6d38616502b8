import type { OptionText } from '../lib/contract'

/** How a ruleset writes that there is no word. */
export const NONE = '""'

/** What a value means at the table, where the catalogue has a sentence for it. */
export function meaning(option: OptionText, value: string): string {
  return option.values.find((one) => one.value === value)?.text ?? ''
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
