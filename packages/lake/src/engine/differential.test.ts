import * as groq from 'groq-js'
import { describe, expect, test } from 'vitest'
import type { LakeDocument } from '../documents/document.ts'
import { AccessFinder } from './access.ts'
import { bucketsBy, everything } from './buckets.ts'
import { Store } from './store.ts'
import { firstDifference, indexed } from './testing/first-difference.ts'

test.each([1, 2, 3, 4])(
  'the lake answers like groq-js alone while documents change (seed %i)',
  async (seed) => {
    expect(await firstDifference({ seed, steps: 400 })).toBeNull()
  },
)

describe('the comparison notices', () => {
  test('a bucket that lacks documents', async () => {
    class Leaky extends Store {
      override bucket(key: string) {
        const documents = super.bucket(key)
        return key.startsWith('a:path:') ? documents.slice(1) : documents
      }
    }
    const makeStore = () => new Leaky(bucketsBy(indexed))
    expect(await firstDifference({ seed: 1, steps: 400, makeStore })).not.toBeNull()
  })

  test('results cached after a document they show has changed', async () => {
    class Forgetful extends Store {
      override changedSince(revision: number, keys: Iterable<string>) {
        return super.changedSince(
          revision,
          [...keys].filter((key) => !key.startsWith('i:')),
        )
      }
    }
    const makeStore = () => new Forgetful(bucketsBy(indexed))
    expect(await firstDifference({ seed: 1, steps: 400, makeStore })).not.toBeNull()
  })

  test.each([
    ['an attribute', 'f:'],
    ['a document that was missing', 'e:'],
  ])(
    'results cached after %s that they read through a reference has changed',
    async (_what, kind) => {
      class Forgetful extends Store {
        override changedSince(revision: number, keys: Iterable<string>) {
          return super.changedSince(
            revision,
            [...keys].filter((key) => !key.startsWith(kind)),
          )
        }
      }
      const makeStore = () => new Forgetful(bucketsBy(indexed))
      expect(await firstDifference({ seed: 1, steps: 800, makeStore })).not.toBeNull()
    },
  )

  test('text that was left out of what is searched', async () => {
    class Terse extends Store {
      override text(document: LakeDocument) {
        return super.text({ ...document, body: null })
      }
    }
    const makeStore = () => new Terse(bucketsBy(indexed))
    expect(await firstDifference({ seed: 1, steps: 800, makeStore })).not.toBeNull()
  })

  test('documents out of order', async () => {
    class Unordered extends Store {
      override all() {
        return super.all().toReversed()
      }
    }
    const makeStore = () => new Unordered(bucketsBy(indexed))
    expect(await firstDifference({ seed: 1, steps: 400, makeStore })).not.toBeNull()
  })
})

test('a filter with alternatives reads the union of their buckets, and everything where one has none', () => {
  const finder = new AccessFinder(indexed)
  const kinds = (filter: string) =>
    finder.find(groq.parse(filter))?.map(({ kind }) => kind) ?? everything
  expect(kinds('_type == "a" && path == "/"')).toEqual(['attribute'])
  expect(kinds('_id == "x" || path == "/"')).toEqual(['id', 'attribute'])
  expect(kinds('_id == "x" || title == "y"')).toBe(everything)
})
