import { expect, test } from 'vitest'
import { schemaProblems } from './compiled.ts'
import { schemaTypes } from './index.ts'

test('the content model compiles without a problem', () => {
  expect(schemaProblems()).toEqual([])
})

interface Part {
  name?: string
  title?: unknown
  description?: unknown
  fields?: Part[]
  of?: Part[]
}

/** Where a part of the content model and the fields within it do not explain themselves: `settings.contact.phone`. */
function unexplainedIn(
  { name, title, description, fields = [], of = [] }: Part,
  above = '',
): string[] {
  const place = name ? `${above}${name}` : `${above}[]`
  return [
    // What a list holds is explained by the list.
    ...(name && !(title && description) ? [place] : []),
    ...[...fields, ...of].flatMap((part) => unexplainedIn(part, `${place}.`)),
  ]
}

test('every type and every field explains itself to an editor, however deep it stands', () => {
  const types = schemaTypes as Part[]
  expect(types.flatMap((type) => unexplainedIn(type))).toEqual([])
})
