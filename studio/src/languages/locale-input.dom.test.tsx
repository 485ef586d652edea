import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { act, cleanup, render, screen } from '@testing-library/react'
import type { ObjectInputProps } from 'sanity'
import { afterEach, expect, test, vi } from 'vitest'
import { LocaleInput } from './locale-input.tsx'
import { showLanguages } from './shown-languages.ts'

vi.mock('./language-cell.tsx', () => ({
  LanguageCell: ({ language }: { language: string }) => <p>field {language}</p>,
}))

afterEach(() => {
  cleanup()
  act(() => showLanguages('both'))
})

interface State {
  focusPath?: string[]
  /** The level of a message at the English text. */
  level?: 'error' | 'warning'
}

/** The fields of a text of which only the French is to be shown. */
function shownInFrench({ focusPath = [], level }: State) {
  const member = (name: string, validation: object[]) => ({
    kind: 'field',
    name,
    field: { validation },
  })
  const members = [member('fr', []), member('en', level ? [{ level }] : [])]
  const props = { focusPath, members, value: { fr: 'Oui' } } as unknown as ObjectInputProps
  showLanguages('fr')
  render(
    <ThemeProvider theme={buildTheme()}>
      <LocaleInput {...props} />
    </ThemeProvider>,
  )
  return screen.queryAllByText(/^field/).map(({ textContent }) => textContent)
}

test('an editor who shows French sees French, and reads that English is missing', () => {
  expect(shownInFrench({ level: 'warning' })).toEqual(['field fr'])
  expect(screen.getByText('The English text is missing.')).toBeDefined()
})

test('an editor who is led to an English text gets its field', () => {
  expect(shownInFrench({ focusPath: ['en'] })).toEqual(['field fr', 'field en'])
  expect(screen.queryByText('The English text is missing.')).toBeNull()
})

test('an English text that is not valid can be corrected', () => {
  expect(shownInFrench({ level: 'error' })).toEqual(['field fr', 'field en'])
})
