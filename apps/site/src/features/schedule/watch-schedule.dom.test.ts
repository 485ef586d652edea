import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openSchedule } from './open-schedule.tsx'
import { watchSchedule } from './watch-schedule.ts'

vi.mock('./open-schedule.tsx', () => ({ openSchedule: vi.fn(async () => undefined) }))

const opened = vi.mocked(openSchedule)
let followed = false
beforeAll(() => {
  watchSchedule()
  document.documentElement.dataset.hydrated = ''
  // Following a link is the browser's business.
  document.body.addEventListener('click', (event) => {
    followed = !event.defaultPrevented
    event.preventDefault()
  })
})
beforeEach(() => {
  opened.mockClear()
  window.history.replaceState(null, '', '/fr/pricing')
  document.body.innerHTML =
    '<a href="/fr/contact#call"><b>Call</b></a><a href="/fr/contact">Mail</a>'
})

function press(selector: string, init: MouseEventInit = {}) {
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
}
const link = () => document.querySelector('a')?.href
const opens = () => expect.poll(() => opened).toHaveBeenCalledOnce()

test('a link to the call form opens the dialog instead of following', async () => {
  press('b')
  await opens()
  expect(followed).toBe(false)
})

test('the window event opens it too', async () => {
  window.dispatchEvent(new Event('open-schedule'))
  await opens()
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a link opened elsewhere (%o) is left to the browser',
  (init) => {
    press('b', init)
    expect(followed).toBe(true)
    expect(opened).not.toHaveBeenCalled()
  },
)

test('other links, and this one on the contact page itself, lead where they say', () => {
  press('a:last-child')
  expect(followed).toBe(true)
  window.history.replaceState(null, '', '/fr/contact')
  press('b')
  expect(followed).toBe(true)
  expect(opened).not.toHaveBeenCalled()
})

test('who has moved on is shown no dialog that comes late, nor led to the form when none comes', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue()
  press('b')
  window.history.replaceState(null, '', '/fr/about')
  await new Promise((resolve) => setTimeout(resolve))
  expect(opened).not.toHaveBeenCalled()

  const { promise, reject } = Promise.withResolvers<void>()
  opened.mockReturnValue(promise)
  press('b')
  await opens()
  window.history.replaceState(null, '', '/fr/pricing')
  reject(new TypeError('Failed to fetch'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(assign).not.toHaveBeenCalled()

  press('b')
  await expect.poll(() => assign.mock.calls).toEqual([[link()]])
})
