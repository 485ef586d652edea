import { expect, test } from 'vitest'
import { withoutTableChanges } from './plan-writer.ts'

const stamps = { _rev: 'r', _createdAt: '', _updatedAt: '' }
const published = {
  ...stamps,
  _id: 'plan',
  _type: 'plan',
  family: 'site',
  name: { fr: 'Basic' },
  price: 250,
}

test('undoing what the table changed leaves no draft behind', () => {
  const draft = { ...published, _id: 'drafts.plan', _rev: 's', price: 265, popular: true }
  expect(withoutTableChanges(draft, published)).toBeNull()
})

test('what was changed in the form of the plan stays', () => {
  const draft = { ...published, _id: 'drafts.plan', price: 265, note: { fr: 'Hors taxe' } }
  expect(withoutTableChanges(draft, published)).toMatchObject({
    _id: 'drafts.plan',
    price: 250,
    note: { fr: 'Hors taxe' },
  })
})
