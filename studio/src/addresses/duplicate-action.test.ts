import type { DocumentActionComponent, DuplicateActionProps } from 'sanity'
import { expect, test } from 'vitest'
import { documentActions } from '../structure/document-actions.ts'

test.each([
  ['page', { path: '/pricing' }],
  ['article', { slug: { current: 'five-pages' } }],
  ['plan', { key: 'basic' }],
  ['redirect', { from: '/tarifs' }],
])('the copy of a document of type %s has all but what only one may have', (schemaType, own) => {
  let copied: object | undefined
  const original = { _id: 'original', _type: schemaType, order: 2, note: 'kept', ...own }
  const duplicate = Object.assign(
    ({ mapDocument }: DuplicateActionProps) => {
      copied = mapDocument?.(original)
      return null
    },
    { action: 'duplicate' },
  )
  const [action] = documentActions([duplicate as DocumentActionComponent], { schemaType })
  action?.({} as DuplicateActionProps)
  expect(copied).toEqual({ _id: 'original', _type: schemaType, note: 'kept' })
})
