import { evaluateSync, parse, toJS } from 'groq-js'
import { describe, expect, it } from 'vitest'
import { Random } from '../testing/random.ts'
import { evaluateWithSourceMap } from './index.ts'
import { checkStrings, namedBy, stringsIn } from './testing/check-map.ts'
import { draftsOverlay, sourceOf, storedById } from './testing/documents.ts'
import { tellingDocuments, tellingQuery } from './testing/random-queries.ts'

const queries = 200

describe('source maps of random queries', () => {
  it(`lead to the value they name, in ${queries} queries, and miss no text that is unchanged`, () => {
    const random = new Random(41)
    let mappings = 0
    let unchanged = 0
    let mapped = 0
    for (let n = 0; n < queries; n++) {
      const published = tellingDocuments(random)
      const drafts = random.chance(0.3) ? published.slice(0, 5) : []
      const all = [...published, ...drafts.map((d) => ({ ...d, _id: `drafts.${d._id}`, order: 3 }))]
      const stored = storedById(all)
      const source = sourceOf(drafts.length > 0 ? draftsOverlay(all) : all)
      const query = tellingQuery(random)
      const params = { lang: random.pick(['fr', 'en']) }
      const withKeyArraySelector = random.chance(0.5)

      const options = { source, params, withKeyArraySelector }
      const { result, resultSourceMap: map } = evaluateWithSourceMap(query, options)

      const plain = evaluateSync(parse(query, { params }), { dataset: [...source.all()], params })
      expect(result, query).toEqual(toJS(plain) ?? null)
      for (const path of Object.keys(map.mappings)) {
        if (namedBy(map, path, stored) !== undefined) mappings++
      }
      const texts = new Set(all.flatMap(stringsIn).filter((text) => text.includes('été')))
      for (const { text, source: kind, path } of checkStrings(result, map, stored)) {
        if (!texts.has(text)) continue
        unchanged++
        if (kind === 'documentValue') mapped++
        else expect.fail(`${path} has no source in ${query}`)
      }
    }
    console.info(`random: ${mappings} mappings checked, ${mapped} of ${unchanged} texts mapped`)
    expect(unchanged).toBeGreaterThan(6_000)
    expect(mapped).toBe(unchanged)
  })
})
