import { expect, test } from 'vitest'
import { Dataset } from '../dataset.ts'
import type { Mutation } from '../documents/mutation.ts'
import { type Perspective, parsePerspective, publicDocuments } from '../documents/perspective.ts'
import { defaultLimits } from '../options.ts'
import { memoryStorage } from '../storage/memory.ts'

const home = { _id: 'home', _type: 'page', title: 'Home' }
const team = { _id: 'team', _type: 'page', title: 'Team' }
const essential = { _id: 'essential', _type: 'plan', price: 49 }

/** Whether a change touches a query: what visitors read, and what people with a token read in a perspective. */
async function touches(
  before: Mutation[],
  change: Mutation,
  query: string,
  perspective = 'drafts',
) {
  const dataset = new Dataset({
    name: 'production',
    projectId: 'jalonne',
    storage: memoryStorage().dataset('production'),
    indexedPaths: [],
    limits: { ...defaultLimits, queryMs: 10_000 },
    historyDays: 1,
    now: () => new Date('2026-01-01T00:00:00Z'),
  })
  dataset.mutate(before)
  const tagsOf = async (seen: Perspective): Promise<string[]> => {
    const request = { query, params: {}, identity: null }
    return JSON.parse((await dataset.query(seen, request)).syncTags)
  }
  const [everyone, editors] = [
    await tagsOf(publicDocuments),
    await tagsOf(parsePerspective(perspective)),
  ]
  let found = { everyone: false, editors: false }
  dataset.observe(({ commit: { publicTags, allTags } }) => {
    found = {
      everyone: everyone.some((tag) => publicTags.includes(tag)),
      editors: editors.some((tag) => allTags.includes(tag)),
    }
  })
  dataset.mutate([change])
  return found
}

const byId = '*[_id == "home"][0].title'

test.each<[string, Mutation[], Mutation, string, { everyone: boolean; editors: boolean }]>([
  [
    'a published title reaches everyone',
    [{ create: home }],
    { patch: { id: 'home', set: { title: 'Hello' } } },
    byId,
    { everyone: true, editors: true },
  ],
  [
    'a new draft reaches editors only',
    [{ create: home }],
    { create: { ...home, _id: 'drafts.home', title: 'Hello' } },
    byId,
    { everyone: false, editors: true },
  ],
  [
    'an edited draft reaches editors only',
    [{ create: home }, { create: { ...home, _id: 'drafts.home' } }],
    { patch: { id: 'drafts.home', set: { title: 'Hello' } } },
    byId,
    { everyone: false, editors: true },
  ],
  [
    'a draft that goes shows editors the published edition again',
    [{ create: home }, { create: { ...home, _id: 'drafts.home', _type: 'plan' } }],
    { delete: { id: 'drafts.home' } },
    '*[_type == "page"].title',
    { everyone: false, editors: true },
  ],
  [
    'an edited draft leaves alone the lists that only its published edition is in',
    [{ create: home }, { create: { ...home, _id: 'drafts.home', _type: 'plan' } }],
    { patch: { id: 'drafts.home', set: { title: 'Hello' } } },
    '*[_type == "page"]._type',
    { everyone: false, editors: false },
  ],
  [
    'another document of the type reaches lists of that type',
    [{ create: home }],
    { create: team },
    '*[_type == "page"].title',
    { everyone: true, editors: true },
  ],
  [
    'another document of the type leaves alone who asks for one by its id',
    [{ create: home }],
    { create: team },
    byId,
    { everyone: false, editors: false },
  ],
  [
    'a price leaves alone who lists pages',
    [{ create: home }, { create: essential }],
    { patch: { id: 'essential', set: { price: 59 } } },
    '*[_type == "page"].title',
    { everyone: false, editors: false },
  ],
  [
    'everything is reached by any change',
    [{ create: home }],
    { create: essential },
    'count(*)',
    { everyone: true, editors: true },
  ],
])('%s', async (_, before, change, query, expected) => {
  expect(await touches(before, change, query)).toEqual(expected)
})
