import { expect, test } from 'vitest'
import { languageState, missingLabels } from './language-state.ts'

const page = { title: { _type: 'localeString', fr: 'Accueil' }, lead: { _type: 'localeText' } }

test('a list says which language is complete and how much the other lacks', () => {
  expect(languageState(page)).toBe('fr ✓ en: 1 missing')
  expect(missingLabels(page)).toEqual(['English missing'])
})

test('what is written in both languages is complete, whatever nobody wrote', () => {
  const title = { _type: 'localeString', fr: 'Accueil', en: 'Home' }
  expect(languageState({ title })).toBe('fr ✓ en ✓')
  expect(missingLabels({ title, note: { _type: 'localeText' } })).toEqual([])
})

test('an empty document is not called complete', () => {
  expect(languageState({ title: { _type: 'localeString' }, sections: [] })).toBe('no text yet')
})

test('a text that one language repeats is told as not translated', () => {
  const title = { _type: 'localeString', fr: 'Notre équipe', en: 'Notre équipe' }
  expect(languageState({ title })).toBe('fr = en: 1 not translated')
  expect(languageState({ title, lead: page.title })).toBe('en: 1 missing fr = en: 1 not translated')
  expect(missingLabels({ title })).toEqual(['Not translated'])
})
