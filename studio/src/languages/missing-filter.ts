import { type Language, otherLanguage } from '@jalonne/domain'
import type { LocalizedPlaces } from './localized-paths.ts'

/** A GROQ condition: some text of a document is written in the other language only. */
export function missingIn(language: Language, { texts, lists }: LocalizedPlaces): string {
  const other = otherLanguage(language)
  const conditions = [
    ...[...texts].map((path) => {
      const at = (key: Language) => (path === '' ? key : `${path}.${key}`)
      return `coalesce(${at(other)},"")!=""&&coalesce(${at(language)},"")==""`
    }),
    ...[...lists].map(([path, items]) => `count(${path}[${missingIn(language, items)}])>0`),
  ]
  return conditions.join('||') || 'false'
}
