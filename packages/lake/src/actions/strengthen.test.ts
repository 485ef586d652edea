import { expect, test } from 'vitest'
import { strengthened } from './strengthen.ts'

const link = { _type: 'reference', _ref: 'team', _weak: true }

test('a reference that waited for publishing becomes strong, wherever it stands', () => {
  const waiting = { ...link, _strengthenOnPublish: { type: 'page' } }
  const strong = { _type: 'reference', _ref: 'team' }
  expect(strengthened({ link: waiting, rows: [{ cells: [waiting, null, 'text'] }] })).toEqual({
    link: strong,
    rows: [{ cells: [strong, null, 'text'] }],
  })
})

test.each([true, null, {}, { weak: false }])(
  'and so whatever the mark says but that it stays weak: %j',
  (mark) => {
    expect(strengthened({ ...link, _strengthenOnPublish: mark })).not.toHaveProperty('_weak')
  },
)

test('a reference that is meant to be weak stays so, with a mark and without', () => {
  const marked = { ...link, _strengthenOnPublish: { type: 'page', weak: true } }
  expect(strengthened([marked, link])).toEqual([link, link])
})
