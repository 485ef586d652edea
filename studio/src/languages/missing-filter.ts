import { type Language, otherLanguage } from '@jalonne/domain'
import type { LocalizedPlaces } from './localized-paths.ts'
import { mayBeTheSame } from './missing-texts.ts'

/** A GROQ condition: some text of a document is written in the other language only. */
export function missingIn(language: Language, places: LocalizedPlaces): string {
  const other = otherLanguage(language)
  return someText(places, (at) => `coalesce(${at(other)},"")!=""&&coalesce(${at(language)},"")==""`)
}

/** A GROQ condition: some text of a document has the same words in both languages, as `isRepeated` says. */
export function repeatedIn(places: LocalizedPlaces): string {
  return someText(places, (at, path, type) => {
    if (type === 'localeUrl' || mayBeTheSame(path)) return 'false'
    const isLine = type === 'localeString' || type === 'localeText'
    const [fr, en] = [at('fr'), at('en')].map((text) => (isLine ? text : `pt::text(${text})`))
    return `${fr}==${en}&&upper(${fr})!=${fr}&&count(string::split(${fr}," "))>1`
  })
}

type Condition = (at: (language: Language) => string, path: string, type: string) => string

/** A GROQ condition: one of a document's texts, or of its lists' items, meets this one. */
function someText({ texts, lists }: LocalizedPlaces, condition: Condition, above = ''): string {
  const conditions = [
    ...[...texts].map(([path, type]) =>
      condition((key) => (path === '' ? key : `${path}.${key}`), `${above}.${path}`, type),
    ),
    ...[...lists].map(([path, items]) => {
      const inside = someText(items, condition, `${above}.${path}`)
      return inside === 'false' ? inside : `count(${path}[${inside}])>0`
    }),
  ].filter((each) => each !== 'false')
  return conditions.join('||') || 'false'
}
