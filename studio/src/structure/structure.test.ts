import { documentTypes } from '@jalonne/schemas'
import { isObservable, of } from 'rxjs'
import type { StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { expect, test } from 'vitest'
import { structureFor } from './structure.ts'

/** A lake without documents. */
const documentStore = { listenQuery: () => of([]) }

/** Every call by which the structure is built, with what an editor opens in it: the method and its first argument. */
function calls(): [method: string, argument: unknown][] {
  const made: [string, unknown][] = []
  const builder: object = new Proxy(
    {},
    {
      get: (_, method) => (argument: unknown) => {
        made.push([String(method), argument])
        const opened: unknown =
          method === 'child' &&
          typeof argument === 'function' &&
          argument.length === 0 &&
          argument()
        if (isObservable(opened)) opened.subscribe()
        return builder
      },
    },
  )
  const settings = { projectId: 'jalonne', dataset: 'production' }
  const context = { documentStore } as unknown as StructureResolverContext
  structureFor(settings)(builder as StructureBuilder, context)
  return made
}

const read = (value: unknown, field: string) => Reflect.get(Object(value), field)

test('every kind of document has its place in the list of the Studio', () => {
  const listed = calls().flatMap(([method, argument]) => {
    if (method === 'documentTypeListItem' || method === 'documentTypeList') return [argument]
    return method === 'options' ? [read(argument, 'type')] : []
  })
  expect([...new Set(listed)].toSorted()).toEqual(documentTypes.map(({ name }) => name).toSorted())
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
