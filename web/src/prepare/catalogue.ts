import { readCatalogue } from '../lib/api'
import type { Catalogue } from '../lib/contract'
import type { Language } from '../lib/texts'
import { learn } from './options'

const sentences: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('../texts/options_en'),
  fr: () => import('../texts/options_fr'),
}
const known = new Map<Language, Promise<Catalogue>>()

/** Every option and every preset in a language, and what each number means, asked for once. */
export function catalogueIn(lang: Language): Promise<Catalogue> {
  const found = known.get(lang) ?? read(lang)
  known.set(lang, found)
  found.catch(() => known.delete(lang))
  return found
}

async function read(lang: Language): Promise<Catalogue> {
  const [catalogue, { default: sources }] = await Promise.all([readCatalogue(lang), sentences[lang]()])
  learn(lang, sources)
  return catalogue
}
