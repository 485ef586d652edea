import { documentTypes } from '@jalonne/schemas'
import type { StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { expect, test } from 'vitest'
import { structureFor } from './structure.ts'

/** Every call by which the structure is built: the method and its first argument. */
function calls(): [method: string, argument: unknown][] {
  const made: [string, unknown][] = []
  const builder: object = new Proxy(
    {},
    {
      get: (_, method) => (argument: unknown) => {
        made.push([String(method), argument])
        return builder
      },
    },
  )
  const settings = { projectId: 'jalonne', dataset: 'production' }
  structureFor(settings)(builder as StructureBuilder, {} as StructureResolverContext)
  return made
}

const read = (value: unknown, field: string) => Reflect.get(Object(value), field)

/** Asked of the lake once an editor opens it: a tree. */
const listedLater = ['page']

test('every kind of document has its place in the list of the Studio', () => {
  const listed = calls().flatMap(([method, argument]) => {
    if (method === 'documentTypeListItem') return [argument]
    return method === 'options' ? [read(argument, 'type')] : []
  })
  expect([...new Set([...listed, ...listedLater])].toSorted()).toEqual(
    documentTypes.map(({ name }) => name).toSorted(),
  )
})

test('every family of plans has its list of prices', () => {
  const plan = documentTypes.find(({ name }) => name === 'plan')
  const family = plan?.fields.find(({ name }) => name === 'family')
  const expected: { value: string }[] = read(read(family, 'options'), 'list')
  const listed = calls()
    .filter(([method]) => method === 'options')
    .map(([, argument]) => read(argument, 'family'))
    .filter(Boolean)
  expect(listed.toSorted()).toEqual(expected.map(({ value }) => value).toSorted())
})
