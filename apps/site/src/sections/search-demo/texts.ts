import type { Language } from '@jalonne/domain'
import { textOf, wordsOf } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'

type Demo = ViewProps<'searchDemo'>['section']

/** The texts of the demonstration. Where {city} is still in them, it is the client's town, written small in a search. */
export function textsOf({ query, client, result, text }: Demo, language: Language) {
  // The canton stands after the town: "Moudon VD".
  const town = client?.town?.replace(/ [A-Z]{2}$/, '') ?? ''
  const fill = (words: string, city: string) => words.replaceAll('{city}', city).trim()
  const title = fill(textOf(result), town)
  return {
    query: fill(wordsOf(query), town.toLocaleLowerCase(language)),
    title,
    text: fill(textOf(text), town),
    name: client?.name || title,
  }
}
