import { cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { testPage } from '../testing/content.ts'
import { openSite } from '../testing/open-site.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

vi.mock('./header.tsx', { spy: true })
vi.mock('./footer.tsx', { spy: true })

afterEach(cleanup)

test('moving on renders the next page, but not the header and footer around it', async () => {
  const { go } = await openSite('/fr', { page: testPage })
  const rendered = () => vi.mocked(Header).mock.calls.length + vi.mocked(Footer).mock.calls.length
  const before = rendered()
  expect(before).toBeGreaterThan(1)
  await go('/fr/pricing')
  expect(location.pathname).toBe('/fr/pricing')
  expect(rendered()).toBe(before)
})
