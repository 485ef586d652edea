import { expect, test } from 'vitest'
import { parseMutationRequest } from './parse.ts'

const page = { _id: 'home', _type: 'page' }

test.each([
  [{ create: { _type: 'page', title: 'Home' } }],
  [{ createOrReplace: page }],
  [{ createIfNotExists: page }],
  [{ delete: { id: 'home', purge: true } }],
  [{ delete: { query: '*', params: { a: 1 } } }],
  [{ create: { _id: 'drafts.', _type: 'page' } }],
  [{ createOrReplace: { _id: 'versions.summer.home', _type: 'page' } }],
  // Older lakes took such ids: who has one must get rid of it.
  [{ delete: { id: 'drafts.drafts.home' } }],
  [{ patch: { id: ['home', 'team'], set: { title: 'Home' }, ifRevisionID: 'r' } }],
  [{ patch: { id: 'home', insert: { after: 'tags[-1]', items: ['a'] } } }],
])('%j is taken as it is', (mutation) => {
  const mutations = [mutation]
  expect(parseMutationRequest({ mutations, transactionId: 't' })).toEqual({
    mutations,
    transactionId: 't',
    dryRun: false,
  })
})

test.each([
  ['mutations[0]', null],
  ['mutations[0]', {}],
  ['mutations[0]', { rename: page }],
  ['mutations[0]', { toString: page }],
  ['mutations[0]', { create: page, delete: { id: 'home' } }],
  ['mutations[0].create', { create: [] }],
  ['mutations[0].create._type', { create: { _type: '' } }],
  ['mutations[0].createOrReplace._id', { createOrReplace: { _type: 'page' } }],
  ['mutations[0].createIfNotExists._id', { createIfNotExists: { _id: 'a b', _type: 'page' } }],
  ['mutations[0].createOrReplace._id', { createOrReplace: { ...page, _id: '.home' } }],
  ['mutations[0].createOrReplace._id', { createOrReplace: { ...page, _id: 'x'.repeat(129) } }],
  ['mutations[0]: needs', { delete: {} }],
  ['mutations[0]: needs', { delete: { id: 'home', query: '*' } }],
  ['mutations[0]: needs', { patch: { set: { title: 'Home' } } }],
  ['mutations[0].patch.set', { patch: { id: 'home', set: { 'a[': 1 } } }],
  ['mutations[0].patch.inc.price', { patch: { id: 'home', inc: { price: '1' } } }],
  ['mutations[0].patch.insert', { patch: { id: 'home', insert: { items: [] } } }],
  ['mutations[0].patch.sett', { patch: { id: 'home', sett: { title: 'Home' } } }],
  ['mutations[0].patch.ifRevisionId', { patch: { id: 'home', ifRevisionId: 'r', set: {} } }],
  ['mutations[0].delete.ids', { delete: { id: 'home', ids: [] } }],
  [
    'mutations[0].patch.insert',
    { patch: { id: 'home', insert: { before: 'a', after: 'b', items: [] } } },
  ],
])('the refusal begins with %s for %j', (where, mutation) => {
  expect(() => parseMutationRequest({ mutations: [mutation] })).toThrow(
    expect.objectContaining({ status: 400, message: expect.stringContaining(where) }),
  )
})

test.each(['drafts.', 'drafts.drafts.home', 'versions.summer.drafts.home', 'versions.summer'])(
  'nothing is written under the id %s',
  (_id) => {
    for (const name of ['createOrReplace', 'createIfNotExists']) {
      const mutations = [{ [name]: { ...page, _id } }]
      expect(() => parseMutationRequest({ mutations })).toThrow(`mutations[0].${name}._id: must be`)
    }
    const made = [{ create: { ...page, _id: `drafts.${_id}` } }]
    expect(() => parseMutationRequest({ mutations: made })).toThrow(
      'mutations[0].create._id: must be',
    )
  },
)

test('the refusal says which mutation is at fault', () => {
  expect(() => parseMutationRequest({ mutations: [{ create: page }, { create: {} }] })).toThrow(
    /^mutations\[1\]\.create\._type/,
  )
})

test('ten thousand mutations are a transaction, and not one more', () => {
  const mutations = Array.from({ length: 10_000 }, () => ({ delete: { id: 'home' } }))
  expect(parseMutationRequest({ mutations }).mutations).toHaveLength(10_000)
  expect(() => parseMutationRequest({ mutations: [...mutations, ...mutations] })).toThrow(
    'body.mutations: must be at most 10000',
  )
})
