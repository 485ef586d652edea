import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { testPage } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(window, 'dataLayer')
})

const blocked = (): never => {
  throw new Error('blocked')
}

test.each<[string, PropertyDescriptor]>([
  ['nothing that stays', { get: () => undefined, set: () => {} }],
  ['what takes nothing', { value: Object.freeze([]) }],
  [
    'what throws',
    {
      get: blocked,
    },
  ],
])(
  'a blocker that puts %s in place of the data layer takes nothing from the page',
  async (_, put) => {
    Object.defineProperty(window, 'dataLayer', { configurable: true, ...put })
    const { go, caught } = await openSite('/en', { page: testPage })
    await go('/en/pricing')
    expect(document.title).toBe('/pricing en | Jalonne')
    expect(caught).toEqual([])
  },
)

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
