import type { Language } from '@jalonne/domain'
import { languageOf } from '../../queries/localize.ts'
import { demoInTown } from '../../shared/demo-in-town.ts'
import { wordsOf } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'

type Demo = ViewProps<'searchDemo'>['section']

/** The texts of the demonstration. Where {city} is still in them, it is the client's town. */
export function textsOf(section: Demo, language: Language) {
  const { client } = section
  // The canton stands after the town: "Moudon VD".
  const town = client?.town?.replace(/ [A-Z]{2}$/, '') ?? ''
  const { query, result, text } = demoInTown(section, town, language)
  return {
    query: wordsOf(query).trim(),
    queryLanguage: languageOf(query),
    title: result,
    text,
    name: client?.name || result,
  }
}
