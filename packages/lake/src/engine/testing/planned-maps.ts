import { parsePerspective } from '../../documents/perspective.ts'
import { defaultLimits } from '../../options.ts'
import { checkStrings, namedBy, stringsIn } from '../../source-maps/testing/check-map.ts'
import { storedById } from '../../source-maps/testing/documents.ts'
import { tellingDocuments, tellingQuery } from '../../source-maps/testing/random-queries.ts'
import { Random } from '../../testing/random.ts'
import { bucketsBy } from '../buckets.ts'
import { Engine } from '../engine.ts'
import { Store } from '../store.ts'
import { Views } from '../views.ts'

export interface Coverage {
  /** Mappings that were followed to the value they name. */
  mappings: number
  /** Strings of results that are in a document as they are. */
  unchanged: number
  /** Those of them that have a source. */
  mapped: number
}

const indexedPaths = ['slug.current', 'path']
const bucketsOf = bucketsBy(indexedPaths)
const now = () => new Date('2026-01-01T00:00:00Z')

/**
 * Asks a lake random queries for their source maps, in the perspectives published and drafts. Throws for a mapping that
 * leads to another value than it should.
 */
export function plannedMaps(seed: number, queries: number): Coverage {
  const random = new Random(seed)
  const coverage = { mappings: 0, unchanged: 0, mapped: 0 }
  for (let n = 0; n < queries; n++) {
    const published = tellingDocuments(random)
    const drafts = random.chance(0.5) ? published.slice(0, 5) : []
    const all = [...published, ...drafts.map((d) => ({ ...d, _id: `drafts.${d._id}`, order: 3 }))]
    const raw = new Store(bucketsOf)
    for (const document of all) raw.put(JSON.parse(JSON.stringify({ _rev: 'r', ...document })))
    const views = new Views(raw, bucketsOf, { bytesLeft: 0 })
    const engine = new Engine({ projectId: 'p', dataset: 'd', indexedPaths, now, ...defaultLimits })
    const perspective = parsePerspective(random.pick(['published', 'drafts']))
    const found = engine.query(views.store(perspective), {
      query: tellingQuery(random),
      params: { lang: random.pick(['fr', 'en']) },
      identity: null,
      sourceMap: random.pick(['by index', 'by key']),
    })
    if (found instanceof Promise) throw new Error('Only diff:: and delta:: take a promise')
    const map = JSON.parse(found.sourceMap ?? 'null')
    const stored = storedById(raw.all())
    for (const path of Object.keys(map.mappings)) {
      if (namedBy(map, path, stored) !== undefined) coverage.mappings++
    }
    const texts = new Set(all.flatMap(stringsIn).filter((text) => text.includes('été')))
    for (const { text, source } of checkStrings(JSON.parse(found.json), map, stored)) {
      if (!texts.has(text)) continue
      coverage.unchanged++
      if (source === 'documentValue') coverage.mapped++
    }
  }
  return coverage
}
