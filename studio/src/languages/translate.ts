import { typesetFrench } from '@jalonne/domain'
import { frenchTexts } from './french/index.ts'
import { studioLanguage } from './studio-language.ts'

/** Keys under which definitions hold further definitions. */
const nested = [
  'fields',
  'of',
  'groups',
  'fieldsets',
  'orderings',
  'styles',
  'lists',
  'marks',
  'decorators',
  'annotations',
  'options',
  'list',
  'hotspot',
  'previews',
]

/** A text of the content model as the Studio's user reads it. */
export function inStudioLanguage(text: string): string {
  return studioLanguage === 'fr' ? typesetFrench(frenchTexts[text] ?? text) : text
}

/** Every title and description below a definition of the content model, each once. */
export function textsOf(definition: unknown): Set<string> {
  const found = new Set<string>()
  mapTexts(definition, (text) => {
    found.add(text)
    return text
  })
  return found
}

/** A definition of the content model with its titles and descriptions in the language of the Studio. */
export function translated<Definition>(definition: Definition): Definition {
  return studioLanguage === 'en' ? definition : mapTexts(definition, inStudioLanguage)
}

function mapTexts<Definition>(definition: Definition, map: (text: string) => string): Definition {
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit)
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).map(([key, part]) => {
      if ((key === 'title' || key === 'description') && typeof part === 'string')
        return [key, map(part)]
      return [key, nested.includes(key) ? visit(part) : part]
    })
    return Object.fromEntries(entries)
  }
  return visit(definition) as Definition
}
