import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testPage } from '../testing/content.ts'

vi.mock('./dock.tsx', () => {
  throw new TypeError('Failed to fetch')
})

const assign = vi.spyOn(location, 'assign')
beforeEach(() => void assign.mockReset().mockReturnValue())
afterEach(cleanup)

/** The site as a browser loads it: what could not be fetched is asked for once in the life of a page. */
async function open(address: string) {
  vi.resetModules()
  const { site } = await import('@jalonne/messages')
  await site.load('fr')
  const { openSite } = await import('../testing/open-site.tsx')
  return openSite(address, { page: testPage })
}

/** The field as the server writes it; gives whether the browser sends it. */
function send(question: string): boolean {
  const aside = document.createElement('aside')
  aside.dataset.dock = ''
  aside.innerHTML = `<form><input name="question" value="${question}"></form>`
  document.body.append(aside)
  return aside.firstElementChild?.dispatchEvent(
    new SubmitEvent('submit', { bubbles: true, cancelable: true }),
  ) as boolean
}

test('a question leads to the contact page when nothing can answer it, and so does each one after', async () => {
  await open('/fr/tarifs')
  expect(send('Un logo ?')).toBe(false)
  window.dispatchEvent(new Event('pointermove'))
  await expect.poll(() => assign.mock.calls).toEqual([['/fr/contact']])
  expect(send('Un site ?')).toBe(true)
  expect(assign).toHaveBeenCalledOnce()
})

test('who has moved on to another page since the question is left there', async () => {
  const { go } = await open('/fr/tarifs')
  expect(send('Un logo ?')).toBe(false)
  await go('/fr/services')
  window.dispatchEvent(new Event('pointermove'))
  // Until the field leads there by itself; what is empty is kept for nobody.
  await expect.poll(() => send('')).toBe(true)
  expect(send('Un site ?')).toBe(true)
  expect(assign).not.toHaveBeenCalled()
})
