import { UNREACHABLE } from './api'
import type { Reason } from './contract'
import { keep, recall } from './kept'
import { LANGUAGES, Texts, type Arg, type Language } from './texts'

const sources: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('../texts/en'),
  fr: () => import('../texts/fr'),
}

/** The language asked for before, else the first of the browser's that we speak, else English. */
export function preferred(kept: string | null, wishes: readonly string[]): Language {
  const spoken = (wish: string) => LANGUAGES.find((lang) => wish.toLowerCase().split('-')[0] === lang)
  return spoken(kept ?? '') ?? wishes.map(spoken).find((lang) => lang !== undefined) ?? 'en'
}

class Tongue {
  /** In the language that is spoken now. */
  texts = $state.raw(new Texts('en', []))

  get lang(): Language {
    return this.texts.lang
  }

  /** Speak the preferred language, before anything is shown. */
  async begin(): Promise<void> {
    await this.#load(preferred(recall('language'), navigator.languages))
  }

  async speak(lang: Language): Promise<void> {
    keep('language', lang)
    await this.#load(lang)
  }

  async #load(lang: Language): Promise<void> {
    this.texts = new Texts(lang, (await sources[lang]()).default)
    document.documentElement.lang = lang
  }
}

export const tongue = new Tongue()

/** Why something is not possible, in a sentence; the server gives reasons, and one is our own. */
export function why(reason: Reason): string {
  return tongue.texts.reason(reason, reason.id === UNREACHABLE.id ? 'web' : 'reason')
}

/** A message in the language that is spoken now; what calls it follows a change of language. */
export function t(id: string, args?: Record<string, Arg>): string {
  return tongue.texts.say(id, args)
}
