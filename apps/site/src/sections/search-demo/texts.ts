import type { Language } from '@jalonne/domain'
import { languageOf } from '../../queries/localize.ts'
import { type LocalizedText, rewritten, wordsOf } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'

type Demo = ViewProps<'searchDemo'>['section']

/** The texts of the demonstration. Where {city} is still in them, it is the client's town, written small in a search. */
export function textsOf({ query, client, result, text }: Demo, language: Language) {
  // The canton stands after the town: "Moudon VD".
  const town = client?.town?.replace(/ [A-Z]{2}$/, '') ?? ''
  const fill = (words: string, city = town) => words.replaceAll('{city}', city).trim()
  const filled = (value: LocalizedText | null | undefined) =>
    value && rewritten(value, (words) => fill(words))
  const title = filled(result)
  return {
    query: fill(wordsOf(query), town.toLocaleLowerCase(language)),
    queryLanguage: languageOf(query),
    title,
    text: filled(text),
    name: client?.name || title,
  }
}
