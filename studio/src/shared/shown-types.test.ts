import { expect, test } from 'vitest'
import { newDocumentsFor, shownTypes } from './shown-types.ts'

test('editors find every type, quizzes too, and make any but what there is one of', () => {
  expect(shownTypes).toEqual(expect.arrayContaining(['testimonial', 'industry', 'job', 'quiz']))
  const ids = ['page', 'settings', 'quiz', 'city-of-town']
  const offered = newDocumentsFor(ids.map((id) => ({ type: 'template', id, templateId: id })))
  expect(offered.map(({ templateId }) => templateId)).toEqual(['page', 'quiz', 'city-of-town'])
})
