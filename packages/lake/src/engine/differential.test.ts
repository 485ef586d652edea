import * as groq from 'groq-js'
import { describe, expect, test } from 'vitest'
import type { LakeDocument } from '../documents/document.ts'
import { AccessFinder } from './access.ts'
import { bucketsBy, EVERYTHING } from './buckets.ts'
import { Engine } from './engine.ts'
import { Store } from './store.ts'
import { Random } from './testing/random.ts'
import { randomDocument, randomParams, randomQuery } from './testing/random-content.ts'

const RECENT = 40
const INDEXED = ['slug.current', 'path']
const timestamp = new Date('2026-01-01T00:00:00Z')

/** A dataset without any engine: sorted documents, evaluated whole by groq-js. */
class Plain {
  readonly documents = new Map<string, LakeDocument>()

  ask(query: string, params: Record<string, unknown>): string {
    const dataset = [...this.documents.values()].sort((a, b) => (a._id < b._id ? -1 : 1))
    const tree = groq.parse(query, { params })
    const value = groq.evaluateSync(tree, { dataset, params, timestamp })
    return JSON.stringify(groq.toJS(value) ?? null)
  }
}

interface Options {
  seed: number
  steps: number
  makeStore?: () => Store
}

/** Edits and queries at random; gives the first query the lake answers differently, or null. */
function firstDifference({ seed, steps, makeStore }: Options): string | null {
  const random = new Random(seed)
  const plain = new Plain()
  const store = makeStore?.() ?? new Store(bucketsBy(INDEXED))
  const engine = new Engine({
    projectId: 'p',
    dataset: 'd',
    indexedPaths: INDEXED,
    now: () => timestamp,
    queryMs: 10_000,
    cacheBytes: 1024 * 1024,
    resultBytes: 1024 * 1024,
  })
  const asked: { query: string; params: Record<string, unknown> }[] = []
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
    // Old questions are put again, so that answers kept too long show.
    const again = asked.length > 0 && random.chance(0.4)
    const question = again
      ? random.pick(asked.slice(-RECENT))
      : { query: randomQuery(random), params: randomParams(random) }
    asked.push(question)
    const expected = plain.ask(question.query, question.params)
    const sourceMap = random.chance(0.2) ? 'by key' : null
    const answer = engine.ask(store, { ...question, identity: null, sourceMap })
    if (answer instanceof Promise) throw new Error('Only diff:: and delta:: take a promise')
    if (answer.json !== expected) {
      return `${question.query}\n${JSON.stringify(question.params)}\nplain ${expected}\nlake  ${answer.json}`
    }
  }
  return null
}

test.each([1, 2, 3, 4])(
  'the lake answers like groq-js alone while documents change (seed %i)',
  (seed) => {
    expect(firstDifference({ seed, steps: 400 })).toBeNull()
  },
)

describe('the comparison notices', () => {
  test('a bucket that lacks documents', () => {
    class Leaky extends Store {
      override bucket(key: string) {
        const documents = super.bucket(key)
        return key.startsWith('a:path:') ? documents.slice(1) : documents
      }
    }
    const makeStore = () => new Leaky(bucketsBy(INDEXED))
    expect(firstDifference({ seed: 1, steps: 400, makeStore })).not.toBeNull()
  })

  test('answers kept after a document they show has changed', () => {
    class Forgetful extends Store {
      override changedSince(revision: number, keys: Iterable<string>) {
        return super.changedSince(
          revision,
          [...keys].filter((key) => !key.startsWith('i:')),
        )
      }
    }
    const makeStore = () => new Forgetful(bucketsBy(INDEXED))
    expect(firstDifference({ seed: 1, steps: 400, makeStore })).not.toBeNull()
  })

  test.each([
    ['an attribute', 'f:'],
    ['a document that was missing', 'e:'],
  ])('answers kept after %s that they read through a reference has changed', (_what, kind) => {
    class Forgetful extends Store {
      override changedSince(revision: number, keys: Iterable<string>) {
        return super.changedSince(
          revision,
          [...keys].filter((key) => !key.startsWith(kind)),
        )
      }
    }
    const makeStore = () => new Forgetful(bucketsBy(INDEXED))
    expect(firstDifference({ seed: 1, steps: 800, makeStore })).not.toBeNull()
  })

  test('text that was left out of what is searched', () => {
    class Terse extends Store {
      override text(document: LakeDocument) {
        return super.text({ ...document, body: null })
      }
    }
    const makeStore = () => new Terse(bucketsBy(INDEXED))
    expect(firstDifference({ seed: 1, steps: 800, makeStore })).not.toBeNull()
  })

  test('documents out of order', () => {
    class Unordered extends Store {
      override all() {
        return super.all().toReversed()
      }
    }
    const makeStore = () => new Unordered(bucketsBy(INDEXED))
    expect(firstDifference({ seed: 1, steps: 400, makeStore })).not.toBeNull()
  })
})

test('a filter with alternatives reads the union of their buckets, and everything where one has none', () => {
  const finder = new AccessFinder(INDEXED)
  const kinds = (filter: string) =>
    finder.find(groq.parse(filter))?.map(({ kind }) => kind) ?? EVERYTHING
  expect(kinds('_type == "a" && path == "/"')).toEqual(['attribute'])
  expect(kinds('_id == "x" || path == "/"')).toEqual(['id', 'attribute'])
  expect(kinds('_id == "x" || title == "y"')).toBe(EVERYTHING)
})
