import { readCatalogue } from '../lib/api'
import type { Catalogue } from '../lib/contract'

const known = new Map<string, Promise<Catalogue>>()

/** Every option and every preset in a language, asked for once. */
export function catalogueIn(lang: string): Promise<Catalogue> {
  const found = known.get(lang) ?? readCatalogue(lang)
  known.set(lang, found)
  found.catch(() => known.delete(lang))
  return found
}
