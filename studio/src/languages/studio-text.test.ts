import { expect, test } from 'vitest'
import { studioText, studioTextQuery } from './studio-text.ts'

test('a text is read in the language of the Studio, which is English here', () => {
  expect(studioText({ fr: 'Tarifs', en: 'Prices' })).toBe('Prices')
  expect(studioTextQuery('title')).toBe('coalesce(title.en, title.fr)')
  expect(studioTextQuery('title', 'name')).toBe('coalesce(title.en, title.fr, name.en, name.fr)')
})

test('what has no words in it is read in the other one', () => {
  expect(studioText({ fr: 'Tarifs', en: '' })).toBe('Tarifs')
  expect(studioText({ fr: 'Tarifs', en: [{ _type: 'block' }] })).toBe('Tarifs')
  expect(studioText({ fr: null })).toBeUndefined()
})
