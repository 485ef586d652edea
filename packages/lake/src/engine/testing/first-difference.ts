import * as groq from 'groq-js'
import type { LakeDocument } from '../../documents/document.ts'
import { Random } from '../../testing/random.ts'
import { bucketsBy } from '../buckets.ts'
import { Engine, type EngineOptions } from '../engine.ts'
import { Store } from '../store.ts'
import { randomDocument, randomParams, randomQuery } from './random-content.ts'

const recent = 40
// Room for the text of some of the documents.
const textBytes = 1_500
export const indexed = ['slug.current', 'path']
const timestamp = new Date('2026-01-01T00:00:00Z')

/** A dataset without any engine: sorted documents, evaluated whole by groq-js. */
class Plain {
  readonly documents = new Map<string, LakeDocument>()

  query(query: string, params: Record<string, unknown>): string {
    const dataset = [...this.documents.values()].sort((a, b) => (a._id < b._id ? -1 : 1))
    const tree = groq.parse(query, { params })
    const value = groq.evaluateSync(tree, { dataset, params, timestamp })
    return JSON.stringify(groq.toJS(value) ?? null)
  }
}

export interface DifferentialOptions {
  seed: number
  steps: number
  makeStore?: () => Store
  /** Where queries are evaluated, all of them; at once when left out. */
  slowQueries?: EngineOptions['slowQueries']
}

/** Edits and queries at random, from one seed; gives the first query the lake answers differently, or null. */
export async function firstDifference({
  seed,
  steps,
  makeStore,
  slowQueries,
}: DifferentialOptions): Promise<string | null> {
  const random = new Random(seed)
  const plain = new Plain()
  const store = makeStore?.() ?? new Store(bucketsBy(indexed), { bytesLeft: textBytes })
  const engine = new Engine({
    projectId: 'p',
    dataset: 'd',
    indexedPaths: indexed,
    now: () => timestamp,
    queryMs: 10_000,
    blockMs: slowQueries ? -1_000 : 10_000,
    slowQueries,
    cacheBytes: 1024 * 1024,
    resultBytes: 1024 * 1024,
    anonymousResultBytes: 1024 * 1024,
  })
  const sent: { query: string; params: Record<string, unknown> }[] = []
  for (let step = 0; step < steps; step++) {
    for (let edits = random.below(3); edits > 0; edits--) {
      const document = randomDocument(random)
      if (random.chance(0.2)) {
        plain.documents.delete(document._id)
        store.delete(document._id)
      } else {
        plain.documents.set(document._id, document)
        store.put(document)
      }
    }
    // Old queries are sent again, so that results cached too long show.
    const again = sent.length > 0 && random.chance(0.4)
    const request = again
      ? random.pick(sent.slice(-recent))
      : { query: randomQuery(random), params: randomParams(random) }
    sent.push(request)
    const expected = plain.query(request.query, request.params)
    const sourceMap = random.chance(0.2) ? 'by key' : null
    const result = await engine.query(store, { ...request, identity: null, sourceMap })
    if (result.json !== expected) {
      return `${request.query}\n${JSON.stringify(request.params)}\nplain ${expected}\nlake  ${result.json}`
    }
  }
  return null
}
