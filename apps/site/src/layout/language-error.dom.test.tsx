import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LanguageError } from './language-error.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test.each(['fr', 'en'])(
  'where the texts of a language could not be fetched, its page is loaded anew, once (%s)',
  (language) => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue()
    const shown = () => (
      <LanguageError error={new TypeError('Failed to fetch')} language={language} />
    )
    const { rerender } = render(shown())
    rerender(shown())
    expect(reload).toHaveBeenCalledOnce()
    expect(screen.queryByRole('heading')).toBeNull()
  },
)

test('E9: where not even the texts of the language are there, the page says so and leads to the start', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  render(<LanguageError error={new Error('no texts')} language="de" />)
  expect(reload).not.toHaveBeenCalled()
  expect(screen.getByRole('heading').textContent).toBe('Unexpected Application Error!')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/')
})
