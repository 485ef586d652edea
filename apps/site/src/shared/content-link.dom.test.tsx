import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { testPage } from '../testing/content.ts'
import { openSite } from '../testing/open-site.tsx'

afterEach(cleanup)

test.each([
  ['/pricing', '/fr/pricing'],
  ['/pricing?plan=pro#card', '/fr/pricing?plan=pro#card'],
  ['/en/pricing', '/fr/pricing'],
  ['/', '/fr'],
  ['#contact', '#contact'],
  ['https://example.org/a', 'https://example.org/a'],
  ['//example.org', '//example.org'],
  ['mailto:a@example.org', 'mailto:a@example.org'],
])('a link to %s leads to %s on a French page', async (href, expected) => {
  await openSite('/fr', {
    page: (path, language) => {
      const page = testPage(path, language)
      const [card] = page.sections
      if (card?._type === 'callToActionCard') card.link = { label: 'Go on', href }
      return page
    },
  })
  expect(screen.getByRole('link', { name: 'Go on' }).getAttribute('href')).toBe(expected)
})
