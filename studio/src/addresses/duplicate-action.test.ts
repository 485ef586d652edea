import type { DocumentActionComponent, DuplicateActionProps, SanityDocumentLike } from 'sanity'
import { expect, test } from 'vitest'
import { documentActions } from '../structure/document-actions.ts'

/** What the Studio makes of a document that is duplicated. */
function copyOf(original: SanityDocumentLike): object | undefined {
  let copied: object | undefined
  const duplicate = Object.assign(
    ({ mapDocument }: DuplicateActionProps) => {
      copied = mapDocument?.(original)
      return null
    },
    { action: 'duplicate' },
  )
  const [action] = documentActions([duplicate as DocumentActionComponent], {
    schemaType: original._type,
  })
  action?.({} as DuplicateActionProps)
  return copied
}

test.each([
  ['page', { path: '/pricing' }],
  ['article', { slug: { current: 'five-pages' } }],
  ['plan', { key: 'basic' }],
  ['redirect', { from: '/tarifs' }],
])('the copy of a document of type %s has all but what only one may have', (_type, own) => {
  const kept = { _id: 'original', _type, note: 'kept' }
  expect(copyOf({ ...kept, order: 2, ...own })).toEqual(kept)
})

test('the links of a page to its own form lead nowhere in its copy, which would send visitors to the original', () => {
  const link = (target: object) => ({ _type: 'link', label: { fr: 'Aller' }, ...target })
  const page = (own: object) => ({
    _id: 'original',
    _type: 'page',
    sections: [
      { _key: 'header', action: link(own) },
      { _key: 'other', link: link({ path: '/services/seo#contact' }) },
      { _key: 'text', body: { fr: [{ _key: 'b', markDefs: [{ _type: 'textLink', ...own }] }] } },
    ],
  })
  const original = { ...page({ path: '/services#contact' }), path: '/services' }
  expect(copyOf(original)).toEqual(page({}))
})
