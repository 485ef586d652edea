import { type ContentMock, createApiMock } from '@jalonne/mocks'
import { startContentMock } from '@jalonne/mocks/node'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createBrowserContent } from '../queries/browser-content.ts'
import { completeQuote } from './contact.ts'
import { openSite } from './open-site.tsx'
import { testConfig } from './test-config.ts'

const terms = {
  _id: 'page-terms',
  _type: 'page',
  path: '/terms',
  title: { fr: 'Conditions', en: 'Terms' },
  sections: [{ _type: 'pageHeader', _key: 'header', title: { fr: 'Conditions', en: 'Terms' } }],
}
const contact = {
  _id: 'page-contact',
  _type: 'page',
  path: '/contact',
  title: { fr: 'Contact', en: 'Contact' },
  sections: [{ _type: 'contactForm', _key: 'quote', title: { fr: 'Devis', en: 'A quote' } }],
}
const website = {
  _id: 'service-website',
  _type: 'service',
  key: 'website',
  title: { fr: 'Site', en: 'Website' },
}
const api = createApiMock()
let mock: ContentMock
beforeAll(async () => {
  mock = await startContentMock({
    documents: [terms, contact, website],
    otherHandlers: api.handlers,
  })
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

test('what a visitor sends reaches the API that is mocked', async () => {
  await openSite('/en/contact', { lake: createBrowserContent(testConfig.content).query })
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'A quote' })
  for (const [name, value] of Object.entries(completeQuote)) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLElement) fireEvent.input(control, { target: { value } })
  }
  await act(async () => fireEvent.submit(form))
  await waitFor(() => expect(api.leads).toHaveLength(1))
  expect(api.leads[0]?.contact).toMatchObject({ type: 'quote', email: 'ada@keller.example' })
})
