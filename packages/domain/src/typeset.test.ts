import { expect, test } from 'vitest'
import { typesetFrench, withColon } from './typeset.ts'

test('French keeps its signs and quotation marks with the word they belong to', () => {
  const set = 'Laquelle\u00a0? «\u00a0Celle-ci\u00a0»\u00a0: oui'
  expect(typesetFrench('Laquelle ? « Celle-ci » : oui')).toBe(set)
  expect(typesetFrench(set)).toBe(set)
})

test('the colon after a label stands apart in French alone', () => {
  expect(withColon('Budget', 'fr')).toBe('Budget\u00a0:')
  expect(withColon('Budget', 'en')).toBe('Budget:')
})
