import { expect, test } from 'vitest'
import { Dataset } from './dataset.ts'
import type { LakeDocument } from './documents/document.ts'
import type { Mutation } from './documents/mutation.ts'
import { type Perspective, parsePerspective, publicDocuments } from './documents/perspective.ts'
import type { QueryRequest, QueryResult } from './engine/engine.ts'
import { randomDocument, randomParams, randomQuery } from './engine/testing/random-content.ts'
import { defaultLimits } from './options.ts'
import { memoryStorage } from './storage/memory.ts'
import { Random } from './testing/random.ts'

const perspectives = [
  publicDocuments,
  ...['published', 'raw', 'drafts', 'summer,drafts'].map(parsePerspective),
]
const editions = ['', '', 'drafts.', 'versions.summer.']

function emptyDataset(): Dataset {
  return new Dataset({
    name: 'production',
    projectId: 'jalonne',
    storage: memoryStorage().dataset('production'),
    indexedPaths: ['slug.current', 'path'],
    limits: { ...defaultLimits, queryMs: 10_000 },
    historyDays: 1,
    now: () => new Date('2026-01-01T00:00:00Z'),
  })
}

/** A random document whose references may dangle, as any edition of it. */
function randomEdition(random: Random): LakeDocument {
  const document = JSON.parse(JSON.stringify(randomDocument(random)), (_name, value) =>
    value?._ref === undefined ? value : { ...value, _weak: true },
  )
  const edition = random.pick(editions)
  const _id = edition + document._id
  const isTombstone = edition.startsWith('versions.') && random.chance(0.4)
  return { ...document, _id, ...(isTombstone ? { _system: { delete: true } } : {}) }
}

function edit(dataset: Dataset, random: Random): Mutation {
  const edition = randomEdition(random)
  const mutation = random.pick<Mutation>([
    { createOrReplace: edition },
    { patch: { id: edition._id, set: { title: 'Another', order: random.below(5) } } },
    { delete: { id: edition._id } },
  ])
  // Only what is there can be patched.
  return 'patch' in mutation && !dataset.get(edition._id) ? { createOrReplace: edition } : mutation
}

test.each([1, 2, 3])(
  'every change that alters an answer touches one of its sync tags (seed %i)',
  (seed) => {
    const random = new Random(seed)
    const dataset = emptyDataset()
    let touched = { publicTags: new Set<string>(), allTags: new Set<string>() }
    dataset.observe(({ commit: { publicTags, allTags } }) => {
      touched = { publicTags: new Set(publicTags), allTags: new Set(allTags) }
    })
    const ask = (perspective: Perspective, request: QueryRequest): QueryResult => {
      const answer = dataset.query(perspective, request)
      if (answer instanceof Promise) throw new Error('Only diff:: and delta:: take a promise')
      return answer
    }
    const entries = Array.from({ length: 60 }, (_, at) => {
      const perspective = perspectives[at % perspectives.length] ?? publicDocuments
      const query = randomQuery(random)
      const request = { query, params: randomParams(random), identity: null }
      return { perspective, request, answer: ask(perspective, request) }
    })
    let altered = 0
    for (let step = 0; step < 120; step++) {
      dataset.mutate([edit(dataset, random)])
      for (const entry of entries) {
        const answer = ask(entry.perspective, entry.request)
        const { perspective, request } = entry
        if (answer.json !== entry.answer.json) {
          altered++
          const told = perspective === publicDocuments ? touched.publicTags : touched.allTags
          const known: string[] = JSON.parse(entry.answer.syncTags)
          const isTold = known.some((tag) => told.has(tag))
          expect(isTold, `${perspective.name}: ${request.query}`).toBe(true)
        }
        entry.answer = answer
      }
    }
    expect(altered).toBeGreaterThan(100)
  },
)
