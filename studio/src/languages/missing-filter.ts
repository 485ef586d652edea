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
 * A GROQ condition: something has been written in a language, as `isWritten` of the domain says; of blanks only spaces and
 * line breaks count as nothing here, since GROQ cannot trim.
 */
function isWritten(language: Language, type: string): string {
  if (isLine(type)) return hasWords(language)
  return `(${hasWords(`pt::text(${language})`)}||count(coalesce(${language}[_type!="block"],[]))>0)`
}

const hasWords = (text: string) => `coalesce(${without('\\n', without(' ', text))},"")!=""`

const without = (blank: string, text: string) => `array::join(string::split(${text},"${blank}"),"")`

/** What a text must meet, as GROQ inside of it; null where it may be as it likes. */
type Condition = (path: string, type: string) => string | null

/**
 * A GROQ condition: one of a document's texts, those in its lists too, meets what is asked of it. Those that are asked the
 * same stand in one list: the condition travels in an address, which must not grow too long.
 */
function someText(places: LocalizedPlaces, condition: Condition): string {
  const asked = new Map<string, string[]>()
  for (const [path, type] of textPaths(places)) {
    const each = condition(path.replaceAll('[]', ''), type)
    const texts = path.includes('[]') ? `...${path}` : path
    if (each) asked.set(each, [...(asked.get(each) ?? []), texts])
  }
  const conditions = [...asked].map(([each, paths]) => `count([${paths.join(',')}][${each}])>0`)
  return conditions.join('||') || 'false'
}

/** The paths of texts in GROQ, and their types: `sections[].title`. */
function textPaths({ texts, lists }: LocalizedPlaces, above = ''): [path: string, type: string][] {
  const below = (path: string) => [above, path].filter(Boolean).join('.')
  return [
    ...[...texts].map(([path, type]): [string, string] => [below(path), type]),
    ...[...lists].flatMap(([path, items]) => textPaths(items, `${below(path)}[]`)),
  ]
}
