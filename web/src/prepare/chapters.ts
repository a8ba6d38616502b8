import type { Catalogue, Group, OptionText } from '../lib/contract'

/** Chapters of the catalogue, each with the rules that it tells about. */
const CHAPTERS = {
  cards: ['pack', 'hand_exchange', 'boomerang', 'targeted_cards', 'downpour', 'uno_card', 'wizz'],
  deal: ['dealer', 'dealer_choices', 'first_card', 'hidden_deal'],
  turn: ['drawing', 'reverse', 'pairs', 'pair_skips', 'runs', 'clock'],
  answers: ['stacking', 'deflect', 'skip_answers_skip', 'wild_cancels'],
  bluff: ['draw_four', 'draw_four_enforced', 'challenge', 'bluff_chain'],
  hands: ['seven', 'zero', 'powers', 'siege'],
  quick: ['jump_in', 'oooh', 'mistakes', 'tribunal', 'banned_word'],
  last: ['uno_call', 'uno_required', 'finish', 'last_draw', 'combo_finish'],
  score: ['scoring', 'match_end', 'teams', 'card_points', 'round_discount', 'cursed_cards'],
} as const

export type ChapterName = keyof typeof CHAPTERS | 'others'

export interface Chapter {
  readonly name: ChapterName
  readonly groups: readonly Group[]
}

/** The catalogue in chapters; a rule that none of them knows comes last, with others of its kind. */
export function chapters(catalogue: Catalogue): Chapter[] {
  const groups = new Map(catalogue.groups.map((group) => [group.key, group]))
  const found: Chapter[] = []
  for (const [name, keys] of Object.entries(CHAPTERS)) {
    const here = keys.map((key) => groups.get(key)).filter((group) => group !== undefined)
    for (const key of keys) groups.delete(key)
    if (here.length) found.push({ name: name as ChapterName, groups: here })
  }
  return groups.size ? [...found, { name: 'others', groups: [...groups.values()] }] : found
}

/** Of the chapters only the options that differ from the official rules. */
export function differing(chapters: readonly Chapter[], settings: Readonly<Record<string, string>>): Chapter[] {
  const differs = (option: OptionText) => (settings[option.key] ?? option.default) !== option.default
  return chapters
    .map(({ name, groups }) => ({
      name,
      groups: groups.map((group) => ({ ...group, options: group.options.filter(differs) })).filter((group) => group.options.length),
    }))
    .filter((chapter) => chapter.groups.length)
}
