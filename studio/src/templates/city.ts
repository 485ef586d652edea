import { citySlug, inCity } from '@jalonne/domain'
import { line } from './parts.ts'

/** What a town is called; in one language where it has the same name in both. */
export interface Town {
  fr?: string | undefined
  en?: string | undefined
}

/** A town with all that follows from its name. What is local is for the editor to write: nobody else knows it. */
export function cityOf(town: Town) {
  const fr = town.fr || town.en || ''
  const en = town.en || fr
  return {
    name: line(fr, en),
    phrase: line(inCity(fr, 'fr'), inCity(en, 'en')),
    slug: { _type: 'slug' as const, current: citySlug(fr) },
  }
}
