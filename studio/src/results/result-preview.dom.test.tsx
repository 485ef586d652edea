import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ResultPreview } from './result-preview.tsx'
import type { SearchResult } from './search-result.ts'

/** A letter is as wide as the font is high. */
const measure = (font: string) => (text: string) => text.length * Number.parseInt(font, 10)

const result = (more: Partial<SearchResult> = {}): SearchResult => ({
  title: 'Pricing | Jalonne',
  shareTitle: 'Pricing',
  description: 'What a site costs.',
  host: 'jalonne.com',
  trail: 'jalonne.com › en › pricing',
  isLeftOut: false,
  picture: null,
  ...more,
})

const show = (props: Parameters<typeof ResultPreview>[0]) =>
  render(
    <ThemeProvider theme={buildTheme()}>
      <ResultPreview measure={measure} {...props} />
    </ThemeProvider>,
  )

afterEach(cleanup)

test('an editor sees the result and the shared link in both languages, and that nothing is cut', () => {
  show({ results: { fr: result({ title: 'Tarifs | Jalonne' }), en: result() } })
  const english = within(screen.getByRole('region', { name: 'In English' }))
  expect(english.getByText('Pricing | Jalonne')).toBeTruthy()
  expect(english.getByText('jalonne.com › en › pricing')).toBeTruthy()
  expect(english.getByRole('status').textContent).toBe('Results show all of it.')
  const card = within(english.getByRole('group', { name: 'Shared link' }))
  expect(card.getAllByText('Pricing')).toHaveLength(2)
  expect(card.getByText('jalonne.com')).toBeTruthy()
  const french = within(screen.getByRole('region', { name: 'In French' }))
  expect(french.getByText('Tarifs | Jalonne')).toBeTruthy()
})

test('what is too wide is cut as results cut it, and an editor is told', () => {
  const title = 'A plan before the channels | Jalonne'
  show({ results: { en: result({ title, description: 'word '.repeat(30) }) } })
  expect(screen.getByText('A plan before the channels …')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('The title is cut. The description is cut.')
  expect(screen.queryByRole('region', { name: 'In French' })).toBeNull()
})

test('a page kept from search engines says so, and a picture that was chosen is shown', () => {
  const { container } = show({
    pictureUrl: 'https://lake.test/a.png',
    results: { fr: result({ isLeftOut: true, picture: 'image-a' }) },
  })
  expect(screen.getByRole('status').textContent).toContain('leave this page out')
  expect(container.querySelector('img')?.getAttribute('src')).toContain('https://lake.test/a.png')
})
