import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { callSection } from '../../testing/contact.ts'
import { testPage } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'

vi.mock('../../shared/contact/announce-sent.ts')
afterEach(cleanup)

const open = (content: Partial<Parameters<typeof openSite>[1]> = {}) =>
  openSite('/en/contact', {
    page: (path, lang) => ({ ...testPage(path, lang), sections: [callSection] }),
    ...content,
  })

test('N2: a call is booked on the page, and another one can be', async () => {
  const post = vi.fn((_address: string, _body: unknown) => Response.json({ ok: true }))
  await open({ post })
  expect(document.getElementById('call')).not.toBeNull()
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'A call' })
  for (const name of ['name', 'email', 'phone']) {
    const value = name === 'email' ? 'ada@keller.example' : 'Ada'
    fireEvent.input(form.elements.namedItem(name) as HTMLInputElement, { target: { value } })
  }
  fireEvent.click(screen.getByLabelText('Wed 11:00-11:30'))
  await act(async () => fireEvent.submit(form))
  expect(post.mock.lastCall?.[1]).toMatchObject({
    type: 'schedule',
    slot: 'wed_1100',
    meta: { page: '/en/contact', locale: 'en' },
  })
  expect(screen.getByText('Thank you! Your call is booked.')).toBeDefined()
  fireEvent.click(screen.getByRole('link', { name: 'Book another call' }))
  const blank = screen.getByRole<HTMLFormElement>('form', { name: 'A call' })
  const times = within(blank).getAllByRole('radio')
  expect(times.map((time) => Reflect.get(time, 'checked'))).toEqual(Array(5).fill(false))
})

test('another call is booked at the place that the section has been named', async () => {
  await open({
    page: (path, lang) => ({
      ...testPage(path, lang),
      sections: [{ ...callSection, anchor: 'telephone' }],
    }),
    form: {
      status: 200,
      language: 'en',
      page: '/en/contact',
      type: 'schedule',
      fields: {},
      error: null,
    },
  })
  expect(document.getElementById('telephone')).not.toBeNull()
  const again = screen.getByRole('link', { name: 'Book another call' })
  expect(again.getAttribute('href')).toBe('/en/contact#telephone')
})

test('the answer to a form the browser posted by itself has the time that was chosen', async () => {
  await open({
    form: {
      status: 422,
      language: 'en',
      page: '/en/contact',
      type: 'schedule',
      fields: { name: ' ', slot: 'mon_1000' },
      error: { text: 'Name required', field: 'name' },
    },
  })
  expect(Reflect.get(screen.getByLabelText('Mon 10:00-10:30'), 'checked')).toBe(true)
  expect(screen.getByText('Name required')).toBeDefined()
})
