import type { ContentMock } from '@jalonne/mocks'
import { startContentMock } from '@jalonne/mocks/node'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createBrowserContent } from '../queries/browser-content.ts'
import { openSite } from './open-site.tsx'
import { testConfig } from './test-config.ts'

const terms = {
  _id: 'page-terms',
  _type: 'page',
  path: '/terms',
  title: { fr: 'Conditions', en: 'Terms' },
  sections: [{ _type: 'pageHeader', _key: 'header', title: { fr: 'Conditions', en: 'Terms' } }],
}
let mock: ContentMock
beforeAll(async () => {
  mock = await startContentMock({ documents: [terms] })
})
afterEach(async () => {
  cleanup()
  await mock.reset()
})
afterAll(() => mock.close())

test('a visitor reads what an editor has written in the lake that is mocked', async () => {
  const title = { fr: 'Nos conditions', en: 'Our terms' }
  await mock.mutate([{ patch: { id: 'page-terms', set: { 'sections[0].title': title } } }])
  await openSite('/en/terms', { lake: createBrowserContent(testConfig.content).query })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Our terms')
  expect(mock.unknownEndpoints()).toEqual([])
})
