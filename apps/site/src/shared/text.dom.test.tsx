import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { marked } from '../testing/marked.ts'
import { Text, textOf, wordsOf } from './text.tsx'

afterEach(cleanup)

test('a text in the visitor’s language is plain text', () => {
  const { container } = render(<Text value="Tarifs" />)
  expect(container.innerHTML).toBe('Tarifs')
})

test('a text in the other language says which', () => {
  const { container } = render(<Text value={{ text: 'Pricing', lang: 'en' }} />)
  expect(container.innerHTML).toBe('<span lang="en">Pricing</span>')
})

test('a text missing in both languages is nothing', () => {
  const { container } = render(<Text value={null} />)
  expect(container.innerHTML).toBe('')
  expect(textOf(null)).toBe('')
  expect(textOf({ text: 'Pricing', lang: 'en' })).toBe('Pricing')
})

test('the words of a text are without the marks of a preview, and whole', () => {
  expect(marked('Tarifs').length).toBeGreaterThan(100)
  expect(wordsOf(marked('Tarifs'))).toBe('Tarifs')
  expect(wordsOf({ text: marked('Pricing'), lang: 'en' })).toBe('Pricing')
  expect(wordsOf('👩\u200D👩\u200D👧 zero\u200Bwidth')).toBe('👩\u200D👩\u200D👧 zero\u200Bwidth')
  expect(wordsOf(null)).toBe('')
})
