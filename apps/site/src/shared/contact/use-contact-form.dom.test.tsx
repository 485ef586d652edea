import { MessagesProvider } from '@jalonne/messages'
import { forms } from '@jalonne/messages/forms'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isBusy } from '../../features/offline/is-busy.ts'
import { provideFormMeta } from '../form-meta.ts'
import { LanguageProvider } from '../language.tsx'
import { type ContactAnswer, type PostContact, postContact } from './post-contact.ts'
import { ScheduleForm } from './schedule-form.tsx'
import { useContactForm } from './use-contact-form.ts'

const post = vi.fn<PostContact>(async () => ({ ok: true }))

function Form({ of = '/en/contact' }) {
  const { formProps, field } = useContactForm({
    type: 'mail',
    page: of,
    failure: 'No.',
    sent: 'At last.',
    post,
  })
  const { defaultValue } = field('email')
  return (
    <form {...formProps} aria-label="Contact">
      <input aria-label="Email" defaultValue={defaultValue} name="email" />
    </form>
  )
}

const within = (form: ReactElement) => (
  <LanguageProvider value="en">
    <MessagesProvider language="en" messages={{}}>
      {form}
    </MessagesProvider>
  </LanguageProvider>
)
const page = within(<Form />)

/** Sends the form; gives for how long a visitor has had it in sight, in ms. */
async function send() {
  await act(async () => fireEvent.submit(screen.getByRole('form')))
  return Reflect.get(post.mock.lastCall?.[0] ?? {}, 'elapsed')
}

let clock = 0
beforeEach(() => forms.load('en'))
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => clock))
// What could not be sent is reported, too.
beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response()))
afterEach(async () => {
  cleanup()
  for (const close of screen.queryAllByRole('button', { name: 'Close toast' })) await press(close)
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

describe('what was typed, when the visitor reads another page and comes back', () => {
  const email = () => screen.getByLabelText('Email')
  const typeEmail = (value: string) => fireEvent.input(email(), { target: { value } })
  const comeBack = (form = page) => {
    cleanup()
    render(form)
  }
  const content = () => Reflect.get(email(), 'value')

  test('is still there', () => {
    render(page)
    typeEmail('ada@keller.example')
    comeBack()
    expect(content()).toBe('ada@keller.example')
  })

  test('is not lost to a new release meanwhile, nor while it stands in the form again', async () => {
    render(page)
    expect(isBusy(document)).toBe(false)
    typeEmail('ada@keller.example')
    cleanup()
    expect(isBusy(document)).toBe(true)
    render(page)
    expect(isBusy(document)).toBe(true)
    await send()
    expect(isBusy(document)).toBe(false)
  })

  test('is still there when it was typed before the scripts came', () => {
    const server = document.createElement('div')
    server.innerHTML = renderToString(page)
    document.body.append(server)
    Reflect.set(email(), 'value', 'ada@keller.example')
    render(page, { container: server, hydrate: true })
    comeBack()
    expect(content()).toBe('ada@keller.example')
  })

  test('is gone when the visitor has cleared it', () => {
    render(page)
    typeEmail('ada@keller.example')
    typeEmail('')
    comeBack()
    expect(content()).toBe('')
  })

  test('is gone when it was sent', async () => {
    render(page)
    await sendMail()
    comeBack()
    expect(content()).toBe('')
  })

  test('is not shown while it is on its way, is there again when it could not be sent, gone when it was at last', async () => {
    const { promise, resolve } = Promise.withResolvers<ContactAnswer>()
    post.mockReturnValueOnce(promise)
    render(page)
    await sendMail()
    comeBack()
    expect(content()).toBe('')
    cleanup()
    await act(async () => resolve({ ok: false, error: null, field: null }))
    comeBack()
    expect(content()).toBe('ada@keller.example')
    await press((await screen.findAllByRole('button', { name: 'Try again' }))[0])
    comeBack()
    expect(content()).toBe('')
  })

  test('is there with what was typed while it was on its way, when it could not be sent', async () => {
    const { promise, resolve } = Promise.withResolvers<ContactAnswer>()
    post.mockReturnValueOnce(promise)
    render(page)
    await sendMail('ada@keller')
    typeEmail('ada@keller.example')
    await act(async () => resolve({ ok: false, error: null, field: null }))
    comeBack()
    expect(content()).toBe('ada@keller.example')
  })

  test('is reported for the page it was sent on when it could not be sent', async () => {
    const { promise, resolve } = Promise.withResolvers<ContactAnswer>()
    post.mockReturnValueOnce(promise)
    window.history.replaceState(null, '', '/en/contact')
    render(page)
    await sendMail()
    cleanup()
    window.history.replaceState(null, '', '/en/pricing')
    await act(async () => resolve({ ok: false, error: null, field: null }))
    const [, report] = vi.mocked(globalThis.fetch).mock.lastCall ?? []
    expect(JSON.parse(String(report?.body))).toMatchObject({ page: '/en/contact' })
    await press((await screen.findAllByRole('button', { name: 'Try again' }))[0])
  })

  test('may be sent at once: the visitor has had time to fill it in', async () => {
    clock = 30_000
    render(page)
    typeEmail('ada@keller.example')
    clock = 60_000
    comeBack()
    expect(await send()).toBe(30_000)
  })
})

/** Sends a form from a page that is left before the answer comes. */
async function leaveBefore(answer: ContactAnswer, form = page, send = sendMail) {
  const { promise, resolve } = Promise.withResolvers<ContactAnswer>()
  post.mockReturnValueOnce(promise)
  const { unmount } = render(form)
  await send()
  unmount()
  await act(async () => resolve(answer))
}

async function sendMail(email = 'ada@keller.example') {
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: email } })
  await send()
}

const again = () => screen.queryAllByRole('button', { name: 'Try again' })
const press = (button: HTMLElement | undefined) =>
  act(async () => void (button && fireEvent.click(button)))

test('who has moved on when a form fails is told so, and sends the same again from there', async () => {
  const sent = post.mock.calls.length
  await leaveBefore({ ok: false, error: 'Please wait a minute.', field: null })
  const notice = await screen.findByText('No.')
  expect(notice.closest('li')?.textContent).toContain('Please wait a minute.')
  await press(again()[0])
  expect(await screen.findByText('At last.')).toBeDefined()
  const [first, second] = post.mock.calls.slice(sent)
  expect(second).toEqual(first)
  expect(second?.[0]).toMatchObject({ email: 'ada@keller.example', key: expect.any(String) })
})

test('who has moved on when a form arrives is told so, who still sees it is not', async () => {
  render(page)
  await sendMail()
  expect(post).toHaveBeenCalled()
  cleanup()
  await leaveBefore({ ok: true })
  expect(await screen.findAllByText('At last.')).toHaveLength(1)
})

test('who has moved on from two forms that fail sends both again', async () => {
  const sent = post.mock.calls.length
  const away: ContactAnswer = { ok: false, error: null, field: null }
  await leaveBefore(away)
  await leaveBefore(away, within(<Form of="/en/pricing" />), () => sendMail('mia@keller.example'))
  await expect.poll(() => again().length).toBe(2)
  await press(again()[0])
  expect(again()).toHaveLength(1)
  await press(again()[0])
  expect(again()).toEqual([])
  const [ada, mia, ...repeated] = post.mock.calls.slice(sent)
  expect(mia).not.toEqual(ada)
  expect(repeated).toEqual([ada, mia])
})

test('who comes back to a form that failed sends it once more by the same key, and is no longer told that it failed', async () => {
  const sent = post.mock.calls.length
  await leaveBefore({ ok: false, error: null, field: null })
  await expect.poll(() => again().length).toBe(1)
  render(page)
  await send()
  await expect.poll(() => again().length).toBe(0)
  const [first, second] = post.mock.calls.slice(sent).map(([body]) => body)
  expect(second).toMatchObject({
    email: 'ada@keller.example',
    key: Reflect.get(first ?? {}, 'key'),
  })
  // What is filled in after that is another one.
  await sendMail()
  expect(post.mock.lastCall?.[0]).not.toMatchObject({ key: Reflect.get(first ?? {}, 'key') })
})

test('what a server refuses for one of its fields is said until it is closed, and not sent again', async () => {
  await leaveBefore({ ok: false, error: 'This text is too long', field: 'message' })
  const notice = (await screen.findByText('This text is too long')).closest('li')
  expect(notice?.hasAttribute('data-stays')).toBe(true)
  expect(again()).toEqual([])
  await press(screen.getByRole('button', { name: 'Close toast' }))
  expect(notice?.isConnected).toBe(false)
})

test('a call that is booked at the second try is said to be booked', async () => {
  const away: ContactAnswer = { ok: false, error: null, field: null }
  await leaveBefore(away, within(<ScheduleForm page="/en/contact" post={post} />), async () => {
    const form = document.querySelector('form') as HTMLFormElement
    const fields = { name: 'Ada', email: 'ada@keller.example', phone: '021 555 01 02' }
    for (const [name, value] of Object.entries(fields))
      fireEvent.input(form.elements.namedItem(name) as HTMLInputElement, { target: { value } })
    fireEvent.click(screen.getByLabelText('Tue 14:00-14:30'))
    await act(async () => fireEvent.submit(form))
  })
  await screen.findByText('The call could not be booked. Please try again later.')
  await press(again()[0])
  expect(await screen.findByText('Call booked')).toBeDefined()
})

test('who is still at the form reads beside it what went wrong, and nothing at the edge of the page', async () => {
  post.mockResolvedValueOnce({ ok: false, error: 'Please wait a minute.', field: null })
  render(page)
  await send()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test.each([
  { error: { code: 1 }, field: ['name'] },
  { error: 502, field: true },
])('what no server of ours has answered is none of its words: %j', async (body) => {
  const answer = Response.json(body, { status: 502 })
  vi.mocked(globalThis.fetch).mockResolvedValueOnce(answer)
  expect(await postContact({})).toEqual({ ok: false, error: null, field: null })
})
