import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

/** Ten pixels a letter, but the thin ones. */
const measure = (text: string) =>
  [...text].reduce((width, letter) => width + ('il… '.includes(letter) ? 4 : 10), 0)

test('what fits stays whole, line breaks aside', () => {
  expect(cutText('A plan\n before', 200, measure)).toBe('A plan before')
})

test('what is too wide ends after a word, without the comma that followed it', () => {
  expect(cutText('Pages, words and tools', 90, measure)).toBe('Pages …')
})

test('width counts, not letters: more thin ones fit', () => {
  expect(cutText('il il il il il il', 60, measure)).toBe('il il il il …')
  expect(cutText('mo mo mo mo mo mo', 60, measure)).toBe('mo mo …')
})

test('a first word that is too long is cut within', () => {
  expect(cutText('Donaudampfschiff', 60, measure)).toBe('Donau …')
})

test('nothing stays nothing', () => {
  expect(cutText(' ', 60, measure)).toBe('')
})
