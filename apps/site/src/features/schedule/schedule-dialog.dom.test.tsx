import { MessagesProvider } from '@jalonne/messages'
import { forms } from '@jalonne/messages/forms'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { ContactAnswer } from '../../shared/contact/post-contact.ts'
import { LanguageProvider } from '../../shared/language.tsx'
import { openSchedule } from './open-schedule.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'

vi.mock('../../shared/contact/announce-sent.ts')
beforeAll(async () => {
  await Promise.all([forms.load('fr'), forms.load('en')])
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

/** Opens the dialog with a server that answers as told. */
function open(language: 'fr' | 'en', answer: ContactAnswer) {
  window.fetch = async () => new Response(null, { status: 204 })
  const onClose = vi.fn()
  const post = vi.fn(async (_body: object) => answer)
  render(
    <LanguageProvider value={language}>
      <MessagesProvider language={language} messages={{}}>
        <ScheduleDialog onClose={onClose} onFailed={vi.fn()} open post={post} />
      </MessagesProvider>
    </LanguageProvider>,
  )
  return { onClose, post }
}

const form = () => document.querySelector('form') as HTMLFormElement
const type = (name: string, value: string) =>
  fireEvent.input(form().elements.namedItem(name) as HTMLInputElement, { target: { value } })
const press = () => act(async () => fireEvent.submit(form()))

function fill() {
  type('name', 'Ada')
  type('email', 'ada@keller.example')
  type('phone', '021 555 01 02')
}

test('the half hours are those of the agency, in the visitor’s language', () => {
  open('fr', { ok: true })
  expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    'Lun 09:00-09:30',
    'Lun 10:00-10:30',
    'Mar 14:00-14:30',
    'Mar 15:00-15:30',
    'Mer 11:00-11:30',
  ])
})

test('a call needs a time, and the first one gets the focus', async () => {
  const { post } = open('en', { ok: true })
  fill()
  await press()
  expect(screen.getByText('Choose a time slot')).toBeDefined()
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0])
  expect(post).not.toHaveBeenCalled()
})

test('a booked call is confirmed, the dialog closes after a second, and is blank again', async () => {
  vi.useFakeTimers()
  const { onClose, post } = open('en', { ok: true })
  fill()
  fireEvent.click(screen.getByLabelText('Tue 14:00-14:30'))
  await press()
  expect(post.mock.lastCall?.[0]).toMatchObject({
    type: 'schedule',
    name: 'Ada',
    slot: 'tue_1400',
    message: '',
  })
  expect(screen.getByText('Thank you! Your call is booked.')).toBeDefined()
  act(() => vi.advanceTimersByTime(999))
  expect(onClose).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(1))
  expect(onClose).toHaveBeenCalledOnce()
  expect(new FormData(form()).get('name')).toBe('')
})

test.each([
  [null, 'L’appel n’a pas pu être réservé. Veuillez réessayer plus tard.'],
  ['Patientez une minute.', 'Patientez une minute.'],
])('a call that can’t be booked leaves the dialog open and says so (%s)', async (error, text) => {
  vi.useFakeTimers()
  const { onClose } = open('fr', { ok: false, error, field: null })
  fill()
  fireEvent.click(screen.getByLabelText('Mar 14:00-14:30'))
  await press()
  expect(screen.getByRole('alert').textContent).toBe(text)
  expect(new FormData(form()).get('name')).toBe('Ada')
  act(() => vi.advanceTimersByTime(1_000))
  expect(onClose).not.toHaveBeenCalled()
})

test('who closes the dialog while the call is on its way sees it again when it can’t be booked', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  window.history.replaceState(null, '', '/en')
  window.fetch = () => promise
  await act(openSchedule)
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  fill()
  fireEvent.click(screen.getByLabelText('Tue 14:00-14:30'))
  await press()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(dialog.open).toBe(false)
  await act(async () => resolve(Response.json({ error: 'Please ring us.' }, { status: 503 })))
  expect(dialog.open).toBe(true)
  expect(screen.getByRole('alert').textContent).toBe('Please ring us.')
  expect(new FormData(form()).get('name')).toBe('Ada')
})
