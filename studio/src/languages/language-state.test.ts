import { expect, test } from 'vitest'
import { languageState, missingLabels } from './language-state.ts'

const page = { title: { _type: 'localeString', fr: 'Accueil' }, lead: { _type: 'localeText' } }

test('a list says which language is complete and how much the other lacks', () => {
  expect(languageState(page)).toBe('fr ✓ en: 1 missing')
  expect(missingLabels(page)).toEqual(['English missing'])
})

test('what is written in both languages, or in none, is complete', () => {
  const title = { _type: 'localeString', fr: 'Accueil', en: 'Home' }
  expect(languageState({ title })).toBe('fr ✓ en ✓')
  expect(missingLabels({ title, note: { _type: 'localeText' } })).toEqual([])
})
