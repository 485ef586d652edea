import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { announceSent } from '../../shared/contact/announce-sent.ts'
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

const panel = () => document.querySelector('#call [role=status]')?.textContent

async function book() {
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'A call' })
  for (const name of ['name', 'email', 'phone']) {
    const value = name === 'email' ? 'ada@keller.example' : 'Ada'
    fireEvent.input(form.elements.namedItem(name) as HTMLInputElement, { target: { value } })
  }
  fireEvent.click(screen.getByLabelText('Wed 11:00-11:30'))
  await act(async () => fireEvent.submit(form))
}

test('N2: a call is booked on the page, and another one can be', async () => {
  const post = vi.fn((_address: string, _body: unknown) => Response.json({ ok: true }))
  await open({ post })
  expect(document.getElementById('call')).not.toBeNull()
  await book()
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

test.each([
  ['fr', 'Date de l’appel\u00a0: mercredi 2 décembre 2026 à 11:00, heure suisse.'],
  ['en', 'We will call you on Wednesday, 2 December 2026 at 11:00, Swiss time.'],
] as const)('who has booked a call reads when it takes place, in %s', async (language, moment) => {
  const callAt = '2026-12-02T10:00:00.000Z'
  const { router } = await open({ post: () => Response.json({ ok: true, callAt }) })
  await book()
  expect(vi.mocked(announceSent).mock.lastCall?.slice(1)).toEqual([
    'Call booked',
    'On Wednesday, 2 December 2026 at 11:00, Swiss time',
  ])
  await act(() => router.navigate({ href: `/${language}/contact` }))
  expect(panel()).toContain(moment)
})

test('the answer to a form the browser posted by itself says when the call takes place', async () => {
  await open({
    form: {
      status: 200,
      language: 'en',
      page: '/en/contact',
      type: 'schedule',
      fields: {},
      error: null,
      callAt: '2026-12-02T10:00:00.000Z',
    },
  })
  expect(panel()).toContain('We will call you on Wednesday, 2 December 2026 at 11:00, Swiss time.')
})

test.each(['nothing', { callAt: 'soon' }, null])(
  'a call is booked whatever the server has to say beside that (%j)',
  async (body) => {
    await open({ post: () => Response.json(body) })
    await book()
    expect(panel()).toContain('at the time you chose')
  },
)

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
