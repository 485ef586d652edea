import { access, readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { compiledSchema } from '@jalonne/schemas/compiled'
import { describe, expect, test } from 'vitest'
import { cities } from './content/cities/index.ts'
import { townPages } from './content/redirects.ts'
import { seedFile } from './file.ts'
import { seedDocuments } from './index.ts'
import { toNdjson } from './ndjson.ts'
import { objectsIn } from './testing/walk.ts'

const documents = seedDocuments()
const ids = documents.map(({ _id }) => _id)
const objects = documents.flatMap((document) => [...objectsIn(document, document._id)])
const repeated = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at)

describe('the seed can be imported', () => {
  test('the committed file holds what the content modules say (pnpm --filter @jalonne/seed run compile writes it)', async () => {
    expect(await readFile(seedFile, 'utf8')).toBe(toNdjson(documents))
  })

  test('every id is published, safe to import and used once', () => {
    expect(ids.filter((id) => !/^[a-z0-9][a-z0-9-]*$/.test(id))).toEqual([])
    expect(repeated(ids)).toEqual([])
  })

  test('every reference leads to a document of the seed', () => {
    const dangling = objects.filter(
      ({ value }) => '_ref' in value && !ids.includes(String(value._ref)),
    )
    expect(dangling).toEqual([])
  })

  // What no schema knows is not drawn, and no validation says so.
  test('every type is known to the Studio', () => {
    const types = new Set(objects.flatMap(({ value }) => value._type ?? []))
    expect(types.size).toBeGreaterThan(100)
    const known = compiledSchema()
    expect([...types].filter((name) => typeof name !== 'string' || !known.get(name))).toEqual([])
  })

  test('every object in a list has a key of its own', () => {
    const lists = objects.flatMap(({ path, value }) =>
      Object.entries(value)
        .filter(([, field]) => Array.isArray(field) && field.some((item) => item instanceof Object))
        .map(([name, list]) => ({ path: `${path}.${name}`, list: list as { _key?: string }[] })),
    )
    const wrong = lists.filter(({ list }) => {
      const keys = list.map(({ _key }) => _key ?? '')
      return keys.includes('') || repeated(keys).length > 0
    })
    expect(lists.length).toBeGreaterThan(100)
    expect(wrong).toEqual([])
  })

  test('every image and file it brings along lies beside it', async () => {
    const links = objects.flatMap(({ value }) =>
      typeof value._sanityAsset === 'string' ? [value._sanityAsset] : [],
    )
    expect(links.length).toBeGreaterThan(0)
    for (const link of new Set(links)) {
      const address = link.replace(/^(image|file)@file:\/\//, '')
      await access(new URL(address, pathToFileURL(seedFile)))
    }
  })

  test('changing one copy leaves the next untouched', () => {
    const [first] = seedDocuments()
    if (first) Object.assign(first, { _id: 'changed', brand: null })
    expect(seedDocuments()).toEqual(documents)
  })
})

describe('no link is dead', () => {
  const pagePaths = documents.filter(({ _type }) => _type === 'page').map(({ path }) => path)

  test('every page has an address of its own', () => {
    expect(repeated(pagePaths.map(String))).toEqual([])
  })

  test('every service has a page at its address', () => {
    const services = documents.filter(({ _type }) => _type === 'service')
    expect(services).toHaveLength(11)
    expect(services.filter(({ path }) => !pagePaths.includes(path))).toEqual([])
  })

  test('R22: the builder says that it is none yet, and is kept from search engines', () => {
    const builder = documents.find(({ path }) => path === '/builder')
    expect(builder).toMatchObject({ seo: { noindex: true } })
    expect(JSON.stringify(builder)).toMatch(/rien à essayer.*nothing to try yet/)
  })

  test('every redirect starts where no page is and ends on one', () => {
    const redirects = documents.filter(({ _type }) => _type === 'redirect')
    expect(redirects.map(({ from }) => from)).toContain('/tarifs')
    const townPaths = cities.flatMap(({ slug }) =>
      townPages.map((page) => `${page}-${slug.current}`),
    )
    const paths = [...pagePaths, ...townPaths]
    expect(redirects.filter(({ from }) => paths.includes(from))).toEqual([])
    expect(redirects.filter(({ to }) => !paths.includes(to))).toEqual([])
  })
})
