import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Text, textOf } from './text.tsx'

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
