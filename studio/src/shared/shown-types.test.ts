import { expect, test } from 'vitest'
import { newDocumentsFor, shownTypes } from './shown-types.ts'

const withoutPage = ['quiz']

test('what no visitor would see is neither listed nor offered to create', () => {
  expect(shownTypes).toContain('testimonial')
  expect(shownTypes).toContain('industry')
  expect(shownTypes).toContain('job')
  expect(shownTypes.filter((type) => withoutPage.includes(type))).toEqual([])
  const ids = ['page', 'settings', ...withoutPage, 'city-of-town']
  const offered = newDocumentsFor(ids.map((id) => ({ type: 'template', id, templateId: id })))
  expect(offered.map(({ templateId }) => templateId)).toEqual(['page', 'city-of-town'])
})
