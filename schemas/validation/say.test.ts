import { expect, test } from 'vitest'
import { say } from './say.ts'

const french = { i18n: { currentLocale: { id: 'fr-FR' } } }

test('French keeps its signs and quotation marks with the word they belong to', () => {
  const sentence = { en: 'Which?', fr: 'Laquelle ? « Celle-ci » : oui' }
  expect(say(french, sentence)).toBe('Laquelle\u00a0? «\u00a0Celle-ci\u00a0»\u00a0: oui')
  expect(say(undefined, sentence)).toBe('Which?')
})
