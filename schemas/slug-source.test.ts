import type { SlugSourceFn } from '@sanity/types'
import { expect, test } from 'vitest'
import { compiledSchema } from './compiled.ts'

/** What “Generate” makes an address of, in a document with this title. */
function source(type: string, title: object | undefined) {
  const fields = compiledSchema().get(type)
  const slug =
    fields && 'fields' in fields ? fields.fields.find(({ name }) => name === 'slug') : undefined
  const { source: read } = (slug?.type.options ?? {}) as { source?: SlugSourceFn | string }
  const document = { _id: 'd', _type: type, _rev: 'r', _createdAt: '', _updatedAt: '', title }
  return typeof read === 'function' ? read(document, {} as Parameters<SlugSourceFn>[1]) : read
}

test.each(['article', 'caseStudy', 'service'])(
  'an editor who has written the title of a new %s in one language alone makes its address of it',
  (type) => {
    expect(source(type, { fr: 'Cinq pages' })).toBe('Cinq pages')
    expect(source(type, { fr: 'Cinq pages', en: ' ' })).toBe('Cinq pages')
    expect(source(type, { fr: 'Cinq pages', en: 'Five pages' })).toBe('Five pages')
    expect(source(type, undefined)).toBe('')
  },
)
