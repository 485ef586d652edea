import { shapesOfAll } from './section-queries.ts'

// The page query selects these of every section, and a description of every image, whether their type has one or not.
const selectedOfAll = new Set(['title', 'lead', 'alt', ...shapesOfAll])

/**
 * The fields in generated types that are null whatever the content: a query names what no type of document has, as a
 * misspelt field.
 */
export function fieldsNeverThere(types: string): string[] {
  const names = [...types.matchAll(/(\w+)["']?: null(?=;?\s*$)/gm)].map(([, name = '']) => name)
  return [...new Set(names)].filter((name) => !selectedOfAll.has(name))
}
