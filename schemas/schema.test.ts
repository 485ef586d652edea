import { expect, test } from 'vitest'
import { schemaProblems } from './compiled.ts'
import { schemaTypes } from './index.ts'

test('the content model compiles without a problem', () => {
  expect(schemaProblems()).toEqual([])
})

test('every type and every field explains itself to an editor', () => {
  const unexplained = schemaTypes.flatMap((type) =>
    [
      type,
      ...('fields' in type
        ? (type.fields ?? []).map((field) => ({ ...field, of: type.name }))
        : []),
    ]
      .filter(({ title, description }) => !title || !description)
      .map((part) => ('of' in part ? `${part.of}.${part.name}` : part.name)),
  )
  expect(unexplained).toEqual([])
})
