import { type Language, otherLanguage } from '@jalonne/domain'
import type { LocalizedPlaces } from './localized-paths.ts'
import { mayBeTheSame } from './missing-texts.ts'

/** A GROQ condition: some text of a document is written in the other language only. */
export function missingIn(language: Language, places: LocalizedPlaces): string {
  const other = otherLanguage(language)
  return someText(
    places,
    (_path, type) => `${isWritten(other, type)}&&!(${isWritten(language, type)})`,
  )
}

/** A GROQ condition: some text of a document has the same words in both languages, as `isRepeated` says. */
export function repeatedIn(places: LocalizedPlaces): string {
  return someText(places, (path, type) => {
    if (type === 'localeUrl' || mayBeTheSame(path)) return null
    const [fr, en] = ['fr', 'en'].map((text) => (isLine(type) ? text : `pt::text(${text})`))
    return `${fr}==${en}&&upper(${fr})!=${fr}&&count(string::split(${fr}," "))>1`
  })
}

const isLine = (type: string) => ['localeString', 'localeText', 'localeUrl'].includes(type)

/**
 * A GROQ condition: something has been written in a language, as `isWritten` of `missing-texts.ts` says; of blanks only
 * spaces count as nothing here, since GROQ cannot trim.
 */
const isWritten = (language: Language, type: string) =>
  isLine(type)
    ? `coalesce(array::join(string::split(${language}," "),""),"")!=""`
    : `coalesce(count(${language}),0)>0`

/** What a text must meet, as GROQ inside of it; null where it may be as it likes. */
type Condition = (path: string, type: string) => string | null

/**
 * A GROQ condition: one of a document's texts, or of its lists' items, meets what is asked of it. Those that are asked
 * the same stand in one list: the condition travels in an address, which must not grow too long.
 */
function someText({ texts, lists }: LocalizedPlaces, condition: Condition, above = ''): string {
  const asked = new Map<string, string[]>()
  for (const [path, type] of texts) {
    const each = condition(`${above}.${path}`, type)
    if (each) asked.set(each, [...(asked.get(each) ?? []), path || '@'])
  }
  const conditions = [
    ...[...asked].map(([each, paths]) => `count([${paths.join(',')}][${each}])>0`),
    ...[...lists].flatMap(([path, items]) => {
      const inside = someText(items, condition, `${above}.${path}`)
      return inside === 'false' ? [] : `count(${path}[${inside}])>0`
    }),
  ]
  return conditions.join('||') || 'false'
}
