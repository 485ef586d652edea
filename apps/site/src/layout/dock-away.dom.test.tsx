import { site } from '@jalonne/messages'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { testPage } from '../testing/content.ts'
import { openSite } from '../testing/open-site.tsx'

vi.mock('./dock.tsx', () => {
  throw new TypeError('Failed to fetch')
})

beforeAll(() => site.load('fr'))
afterEach(cleanup)

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
  const assign = vi.spyOn(location, 'assign').mockReturnValue()
  await openSite('/fr/tarifs', { page: testPage })
  expect(send('Un logo ?')).toBe(false)
  window.dispatchEvent(new Event('pointermove'))
  await expect.poll(() => assign.mock.calls).toEqual([['/fr/contact']])
  expect(send('Un site ?')).toBe(true)
  expect(assign).toHaveBeenCalledOnce()
})
