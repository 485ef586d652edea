import { expect, test } from 'vitest'
import { documentPreview, publicationDay } from './previews.ts'

const now = Date.parse('2026-12-02T22:30:00Z')

test('a list says when an article appears, until its day has begun in Switzerland', () => {
  expect(publicationDay('2026-12-03', now)).toBe('appears on 3 December 2026')
  expect(publicationDay('2026-12-03', now + 3_600_000)).toBe('3 December 2026')
  expect(publicationDay(null, now)).toBe('without a date')
})

test('the state of the languages comes first in a line, where a narrow list does not cut it off', () => {
  const preview = documentPreview('page', { select: { fr: 'title.fr', subtitle: 'path' } }, [
    'title',
  ])
  const title = { _type: 'localeString', fr: 'Tarifs', en: 'Pricing' }
  const selection = { fr: 'Tarifs', subtitle: '/pricing', path: '/pricing', whole_title: title }
  expect(preview.prepare?.(selection)).toMatchObject({ subtitle: 'fr ✓ en ✓ · /pricing' })
})
