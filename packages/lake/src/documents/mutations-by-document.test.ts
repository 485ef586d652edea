import { expect, test } from 'vitest'
import { mutationsFor, mutationsWithout } from './mutations-by-document.ts'

// As they are applied: each names its document in the way of its kind.
const ofHome = [
  { create: { _id: 'home', _type: 'page' } },
  { createOrReplace: { _id: 'home', _type: 'page' } },
  { patch: { id: 'home', set: { title: 'Home' } } },
  { delete: { id: 'home' } },
]
const ofTeam = [{ createIfNotExists: { _id: 'team', _type: 'page' } }, { delete: { id: 'team' } }]
// A database may hold what an older release, or a damaged disk, has left in it.
const unreadable = [null, 'delete', {}, { delete: null }, { delete: {} }]

test('what was done to a document is told from what was done to others, whatever it was', () => {
  const all = [...ofTeam, ...ofHome, ...unreadable]
  expect(mutationsFor('home', all)).toEqual(ofHome)
  expect(mutationsFor('team', all)).toEqual(ofTeam)
})

test('what is forgotten of one document leaves the others their past', () => {
  expect(mutationsWithout('home', [...ofTeam, ...ofHome])).toEqual(ofTeam)
  expect(mutationsWithout('home', unreadable)).toEqual(unreadable)
})
