import type { Language } from '@jalonne/domain'
import type { SectionOf } from '../queries/section-types.ts'
import { type LocalizedText, rewritten } from './text.tsx'

type Demo = SectionOf<'searchDemo'>

/** The demonstration of a search in a town, which stands where its texts say {city}: written small in what is typed. */
export function demoInTown(demo: Demo, town: string, language: Language): Demo {
  const fill = (value: LocalizedText | null | undefined, name = town) =>
    value && rewritten(value, (words) => words.replaceAll('{city}', name).trim())
  return {
    ...demo,
    query: fill(demo.query, town.toLocaleLowerCase(language)),
    result: fill(demo.result),
    text: fill(demo.text),
  }
}
