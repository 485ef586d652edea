import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { testPage } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'

afterEach(cleanup)

test('every page is counted once, a place on it is none', async () => {
  window.dataLayer = []
  const { go } = await openSite('/en', { page: testPage })
  await go('/en/pricing')
  await go('/en/pricing#card')
  expect(window.dataLayer).toEqual([
    { event: 'page_view', page_path: '/en' },
    { event: 'page_view', page_path: '/en/pricing' },
  ])
})
