import { documentTypes } from '@jalonne/schemas'
import { compiledSchema } from '@jalonne/schemas/compiled'
import { isObservable, NEVER, of, take } from 'rxjs'
import {
  createStructureBuilder,
  type StructureBuilder,
  type StructureBuilderOptions,
  type StructureResolverContext,
} from 'sanity/structure'
import { expect, test } from 'vitest'
import { structureFor } from './structure.ts'

const settings = { projectId: 'jalonne', dataset: 'production' }

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

interface Pane {
  id: string
  type: string
  items?: { id: string; type: string }[]
  child?: unknown
}

/** What a pane opens at once for an item, as Sanity resolves it; nothing where that takes time. */
function openedAtOnce(opened: unknown, parent: Pane, id: string): Pane | undefined {
  if (typeof opened === 'function') return openedAtOnce(opened(id, { parent, id }), parent, id)
  if (!isObservable(opened)) return serialized(opened)
  let first: unknown
  opened.pipe(take(1)).subscribe((value) => {
    first = value
  })
  return first === undefined ? undefined : openedAtOnce(first, parent, id)
}

const serialized = (builder: unknown): Pane => {
  const { serialize } = builder as { serialize?: (options: { path: [] }) => Pane }
  return serialize ? serialize.call(builder, { path: [] }) : (builder as Pane)
}

/** The items of the lists of a pane that open nothing at once. */
function slowItems(pane: Pane): string[] {
  if (pane.type !== 'list') return []
  return (pane.items ?? []).flatMap(({ id, type }) => {
    if (type === 'divider') return []
    const opened = openedAtOnce(pane.child, pane, id)
    return opened ? slowItems(opened).map((below) => `${id};${below}`) : [id]
  })
}

test('where a document opens is found while the lake gives no answer', () => {
  const source = {
    schema: compiledSchema(),
    templates: [],
    document: { resolveNewDocumentOptions: () => [] },
    i18n: { t: (key: string) => key },
  }
  const S = createStructureBuilder({ source } as unknown as StructureBuilderOptions)
  const silent = { documentStore: { listenQuery: () => NEVER } }
  const context = silent as unknown as StructureResolverContext
  expect(slowItems(serialized(structureFor(settings)(S, context)))).toEqual([])
})
