import { expect, test } from 'vitest'
import type { LakeDocument } from '../documents/document.ts'
import { findBrokenReference } from './references.ts'

const meta = { _rev: 'r1', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }
const plan: LakeDocument = { _id: 'plan', _type: 'plan', ...meta }
const pageWith = (reference: object): LakeDocument => ({
  _id: 'page',
  _type: 'page',
  ...meta,
  sections: [{ _key: 'a', _type: 'plans', plans: [{ _key: 'b', ...reference }] }],
})
const page = pageWith({ _ref: 'plan' })

/** What these changes would break where these documents are. */
const broken = (stored: LakeDocument[], ...changes: [string, LakeDocument | null][]) =>
  findBrokenReference(new Map(changes), {
    get: (id) => stored.find(({ _id }) => _id === id) ?? null,
    referrers: (id) => stored.filter((document) => JSON.stringify(document).includes(`"${id}"`)),
  })

test('a plan that stands in a section of a page can’t be deleted, unless the page goes too or lets go of it', () => {
  const gone = { kind: 'deleted', to: 'plan', from: ['page'] }
  expect(broken([plan, page], ['plan', null])).toEqual(gone)
  expect(broken([plan, page], ['plan', null], ['page', null])).toBeNull()
  expect(broken([plan, page], ['plan', null], ['page', pageWith({})])).toBeNull()
})

test('a plan that stands on a page stays a plan', () => {
  const other = { ...plan, _type: 'article' }
  expect(broken([plan, page], ['plan', other])).toEqual({
    kind: 'retyped',
    to: 'plan',
    from: ['page'],
  })
  expect(broken([plan, page], ['plan', plan])).toBeNull()
  expect(broken([plan, page], ['plan', other], ['page', null])).toBeNull()
})

test('a page can’t be given a plan that is not there, unless the plan comes with it', () => {
  expect(broken([], ['page', page])).toEqual({ kind: 'missing', to: 'plan', from: ['page'] })
  expect(broken([], ['page', page], ['plan', plan])).toBeNull()
})

test('a page whose plan is already missing can be changed elsewhere', () => {
  expect(broken([page], ['page', { ...page, title: 'Prices' }])).toBeNull()
})

test.each([
  ['weak', { _ref: 'plan', _weak: true }],
  ['into another dataset', { _ref: 'plan', _dataset: 'staging' }],
])('a reference that is %s holds nothing back', (_, reference) => {
  const free = pageWith(reference)
  expect(broken([], ['page', free])).toBeNull()
  expect(broken([plan, free], ['plan', null])).toBeNull()
})
