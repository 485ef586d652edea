import { expect, test } from 'vitest'
import { placeOf } from './place.ts'

test('a section is reached by the name it was given, else by the one it is known by', () => {
  const form = { _type: 'contactForm', _key: 'k' }
  expect(placeOf({ ...form, anchor: 'quote' })).toBe('quote')
  expect(placeOf({ ...form, anchor: null })).toBe('contact')
  expect(placeOf({ ...form, anchor: '' })).toBe('contact')
  expect(placeOf({ ...form, _type: 'contactDetails' })).toBe('contact')
  expect(placeOf({ ...form, _type: 'scheduleForm' })).toBe('call')
  expect(placeOf({ ...form, _type: 'quizTrail' })).toBe('k')
})
