import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LanguageError } from './language-error.tsx'

afterEach(cleanup)

test('E9: where not even the texts of the language are there, the page says so and leads to the start', () => {
  render(<LanguageError error={new Error('no texts')} language="de" />)
  expect(screen.getByRole('heading').textContent).toBe('Unexpected Application Error!')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/')
})
