import { readFileSync } from 'node:fs'
import {
  createEditUrl,
  jsonPathToStudioPath,
  resolveEditInfo,
  studioPath,
} from '@sanity/client/csm'
import { encodeIntoResult, stegaClean, stegaEncodeSourceMap } from '@sanity/client/stega'
import { evaluateSync, parse, toJS } from 'groq-js'
import { describe, expect, it } from 'vitest'
import { evaluateWithSourceMap, type MappedResult, type SourceDocument } from './index.ts'
import { checkStrings, namedBy, stringsIn } from './testing/check-map.ts'
import { sourceOf, storedById } from './testing/documents.ts'

const root = new URL('../../../../', import.meta.url)

async function queryOf(file: string, name: string): Promise<string> {
  const path = new URL(`apps/site/src/queries/${file}`, root).href
  const exported: Record<string, unknown> = await import(/* @vite-ignore */ path)
  return String(exported[name])
}

const seed = readFileSync(new URL('packages/seed/seed.ndjson', root), 'utf8')
const documents: SourceDocument[] = seed
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line))
const source = sourceOf(documents)
const stored = storedById(documents)

const PAGE_QUERY = await queryOf('page-query.ts', 'PAGE_QUERY')
const LAYOUT_QUERY = await queryOf('layout-query.ts', 'LAYOUT_QUERY')

interface Question {
  query: string
  params: Record<string, unknown>
}

const paths = documents.filter(({ _type }) => _type === 'page').map(({ path }) => path)
const questions: Question[] = [
  { query: LAYOUT_QUERY, params: {} },
  ...paths.map((path) => ({ query: PAGE_QUERY, params: { path } })),
]

const ask = ({ query, params }: Question): MappedResult =>
  evaluateWithSourceMap(query, { source, params, withKeyArraySelector: true })

const homeQuestion: Question = { query: PAGE_QUERY, params: { path: '/' } }

describe("source maps of the website's queries", () => {
  it.each(questions)('give the result of groq-js for $params', ({ query, params }) => {
    const tree = parse(query, { params })
    const plain = evaluateSync(tree, { dataset: [...documents], params })
    const { result } = ask({ query, params })
    expect(JSON.stringify(result)).toBe(JSON.stringify(toJS(plain)))
    expect(stringsIn(result).length).toBeGreaterThan(10)
  })

  it('lead to the value they name, and name nearly every text that comes unchanged', () => {
    const texts = new Set(documents.flatMap(stringsIn))
    let mappings = 0
    let unchanged = 0
    let mapped = 0
    for (const question of questions) {
      const { result, resultSourceMap: map } = ask(question)
      for (const path of Object.keys(map.mappings)) {
        if (namedBy(map, path, stored) !== undefined) mappings++
      }
      const literals = new Set(question.query.match(/"[^"]*"/g)?.map((text) => text.slice(1, -1)))
      for (const { text, source: kind } of checkStrings(result, map, stored)) {
        if (!texts.has(text) || literals.has(text)) continue
        unchanged++
        if (kind === 'documentValue') mapped++
      }
    }
    console.info(`site: ${mappings} mappings checked, ${mapped} of ${unchanged} texts mapped`)
    expect(unchanged).toBeGreaterThan(1000)
    expect(mapped / unchanged).toBeGreaterThanOrEqual(0.95)
  })

  it('take the official client from each text to the field it is in', () => {
    let fields = 0
    for (const question of questions) {
      const { result, resultSourceMap } = ask(question)
      encodeIntoResult(result, resultSourceMap, ({ sourcePath, sourceDocument, value }) => {
        const path = jsonPathToStudioPath(sourcePath)
        expect(studioPath.get(stored.get(sourceDocument._id), path)).toBe(value)
        fields++
        return value
      })
    }
    expect(fields).toBeGreaterThan(1000)
  })

  it('let the official client hide a link to the Studio in the texts and take it out again', () => {
    const { result, resultSourceMap } = ask(homeQuestion)
    const encoded = stegaEncodeSourceMap(result, resultSourceMap, {
      enabled: true,
      studioUrl: 'http://localhost:3333',
    })
    const withLink = stringsIn(encoded).filter((text) => stegaClean(text) !== text)
    expect(withLink.length).toBeGreaterThan(10)
    expect(stegaClean(encoded)).toEqual(result)
  })

  it('open the right field of the right document from the title of a section', () => {
    const { result, resultSourceMap } = ask(homeQuestion)
    const info = resolveEditInfo({
      studioUrl: '/studio',
      resultSourceMap,
      resultPath: ['sections', { _key: '', _index: 0 }, 'title', 'fr'],
    })
    const home = documents.find(({ _type, path }) => _type === 'page' && path === '/')
    expect(info).toMatchObject({ id: home?._id, type: 'page' })
    if (!info || typeof info.path === 'string') throw new Error('No field to open')
    const field = jsonPathToStudioPath(info.path)
    expect(studioPath.toString(field)).toMatch(/^sections\[_key=="[^"]+"\]\.title\.fr$/)
    expect(stringsIn(result)).toContain(studioPath.get(home, field))
    expect(createEditUrl(info)).toContain(`id=${home?._id}`)
  })
})
