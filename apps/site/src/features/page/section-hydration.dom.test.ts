import { cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { testPage } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'
import { hydrateSections } from './section-hydration.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('content is not held up for good by a part whose code never comes', async () => {
  const { router } = await openSite('/en', { page: testPage })
  expect(await hydrateSections(router)).toBe(true)
  document.body.insertAdjacentHTML('beforeend', '<div data-section="servicesMenu"></div>')
  vi.useFakeTimers()
  const ready = hydrateSections(router)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await ready).toBe(false)
})
