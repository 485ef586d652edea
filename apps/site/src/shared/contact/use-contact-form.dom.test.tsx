import { MessagesProvider } from '@jalonne/messages'
import { forms } from '@jalonne/messages/forms'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { provideFormMeta } from '../form-meta.ts'
import { LanguageProvider } from '../language.tsx'
import type { ContactAnswer, PostContact } from './post-contact.ts'
import { useContactForm } from './use-contact-form.ts'

const post = vi.fn<PostContact>(async () => ({ ok: true }))

function Form() {
  const { formProps } = useContactForm({ type: 'mail', failure: 'No.', outcome: null, post })
  return (
    <form {...formProps} aria-label="Contact">
      <input aria-label="Email" name="email" />
    </form>
  )
}

const page = (
  <LanguageProvider value="en">
    <MessagesProvider language="en" messages={{}}>
      <Form />
    </MessagesProvider>
  </LanguageProvider>
)

/** Sends the form; gives for how long a visitor has had it in sight, in ms. */
async function send() {
  await act(async () => fireEvent.submit(screen.getByRole('form')))
  return Reflect.get(post.mock.lastCall?.[0] ?? {}, 'elapsed')
}

let clock = 0
beforeEach(() => forms.load('en'))
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => clock))
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

test('what is sent tells of the address that is sent', async () => {
  const told: string[] = []
  provideFormMeta({
    read: () => ({ told: [...told] }),
    recognise: async (email) => void told.push(email),
  })
  render(page)
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'ada@keller.example' } })
  expect(told).toEqual([])
  await send()
  expect(post.mock.lastCall?.[0]).toMatchObject({ meta: { told: ['ada@keller.example'] } })
})

test('a form that came with the document may be sent as soon as scripts answer', async () => {
  const server = document.createElement('div')
  server.innerHTML = renderToString(page)
  document.body.append(server)
  clock = 30_000
  render(page, { container: server, hydrate: true })
  expect(await send()).toBe(30_000)
})

test('a form that scripts have made is in sight from then on', async () => {
  clock = 30_000
  render(page)
  clock = 30_400
  expect(await send()).toBe(400)
})

test('who has moved on when a form fails is told so, and sends the same again from there', async () => {
  const { promise, resolve } = Promise.withResolvers<ContactAnswer>()
  const sent = post.mock.calls.length
  post.mockReturnValueOnce(promise)
  const { rerender } = render(page)
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'ada@keller.example' } })
  await send()
  rerender(<p>Another page</p>)
  await act(async () => resolve({ ok: false, error: 'Please wait a minute.', field: null }))
  const notice = await screen.findByText('No.')
  expect(notice.closest('li')?.textContent).toContain('Please wait a minute.')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  expect(await screen.findByText('Request sent')).toBeDefined()
  const [first, second] = post.mock.calls.slice(sent)
  expect(second).toEqual(first)
  expect(second?.[0]).toMatchObject({ email: 'ada@keller.example', key: expect.any(String) })
})

test('who is still at the form reads beside it what went wrong, and nothing at the edge of the page', async () => {
  post.mockResolvedValueOnce({ ok: false, error: 'Please wait a minute.', field: null })
  render(page)
  await send()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
