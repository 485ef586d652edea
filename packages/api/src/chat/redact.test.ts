import { expect, test } from 'vitest'
import { redacted } from './redact.ts'

test.each([
  ['Écrivez-moi à ada@keller.example svp', 'Écrivez-moi à […] svp'],
  ['mon numéro est le 079 555 12 34', 'mon numéro est le […]'],
  ['+41 (0)21 555 19 98, rappelez', '[…], rappelez'],
  ['voyez https://keller.example/ada?x=1 et www.keller.example', 'voyez […] et […]'],
  ['je m’appelle Ada Keller et je vends du pain', 'je m’appelle […] et je vends du pain'],
  ['My name is Ada. Do you repair bikes?', 'My name is […]. Do you repair bikes?'],
  ['Je suis Ada Keller, faites-vous des sites ?', 'Je suis […], faites-vous des sites ?'],
  ['I’m Ada. Do you build shops?', 'I’m […]. Do you build shops?'],
  ['je suis artisan à Sion', 'je suis artisan à Sion'],
  [' Un site\nde 20 pages ? ', 'Un site de 20 pages ?'],
])('%j is kept as %j', (question, kept) => {
  expect(redacted(question)).toBe(kept)
})

test('no more than 200 characters are kept', () => {
  expect(redacted('mot '.repeat(200))).toHaveLength(200)
})
