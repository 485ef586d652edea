import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formMeta, formMetaWith } from '../../shared/form-meta.ts'
import { track } from '../../shared/track.ts'
import { chooseConsent, readConsent } from './consent.ts'
import { startAnalytics } from './start-analytics.ts'
import { userHash } from './user-hash.ts'

let stop = () => {}

beforeEach(() => {
  // The window of the tests loads no scripts and would complain of each.
  Reflect.get(window, 'happyDOM').settings.handleDisabledFileLoadingAsSuccess = true
  localStorage.clear()
  window.dataLayer = []
  window.history.replaceState(null, '', '/en/pricing')
  document.body.innerHTML =
    '<a data-cta="hero-1" href="#x"><b>Quote</b></a><a href="#y">Other</a><input type="email">'
})
afterEach(() => {
  stop()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

const script = () => document.head.querySelector('script')?.src
const commands = () =>
  (window.dataLayer ?? [])
    .filter((entry) => !('event' in entry))
    .map((entry) => [...Object.values(entry)])
const press = (text: string) => {
  const element = [...document.querySelectorAll('a, b')].find((each) => each.textContent === text)
  if (element) fireEvent.click(element)
}

test('a press on a marked link is noted, on another it is not', () => {
  stop = startAnalytics(null)
  press('Quote')
  press('Other')
  expect(window.dataLayer).toEqual([
    { event: 'cta_click', cta: 'hero-1', page_path: '/en/pricing' },
  ])
})

test('an address that is typed and not sent, as for the newsletter, leaves no hash', async () => {
  stop = startAnalytics(null)
  const field = document.querySelector('input')
  if (field) fireEvent.change(field, { target: { value: 'Test@example.com' } })
  await userHash('Test@example.com')
  expect(formMeta()).not.toHaveProperty('user_hash')
})

test('other words than an address leave no hash', async () => {
  stop = startAnalytics(null)
  expect(await formMetaWith('call 021 555 01 02')).not.toHaveProperty('user_hash')
})

test('a form sends how its visitor came, with the hash of the address they gave', async () => {
  stop = startAnalytics('G-MAIN')
  expect(await formMetaWith('Test@example.com')).toMatchObject({
    measurement_id: 'G-MAIN',
    utm: {},
    user_hash: expect.stringMatching(/^973dfe46[0-9a-f]{56}$/),
  })
})

test('nothing is loaded before consent; then it is told what has happened, and what happens', async () => {
  stop = startAnalytics('G-MAIN')
  track('page_view', { page_path: '/en' })
  chooseConsent('denied')
  expect(script()).toBeUndefined()
  chooseConsent('granted')
  await vi.waitFor(() =>
    expect(script()).toBe('https://www.googletagmanager.com/gtag/js?id=G-MAIN'),
  )
  track('form_submission', { form_id: 'quote' })
  expect(commands()).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-MAIN', { send_page_view: false }],
    ['event', 'page_view', { page_path: '/en' }],
    ['event', 'form_submission', expect.objectContaining({ form_id: 'quote' })],
  ])

  chooseConsent('denied')
  expect(readConsent()).toBe('denied')
  await vi.waitFor(() => expect(Reflect.get(window, 'ga-disable-G-MAIN')).toBe(true))
  const before = commands().length
  track('page_view', { page_path: '/fr' })
  expect(commands()).toHaveLength(before)

  chooseConsent('granted')
  await vi.waitFor(() => expect(Reflect.get(window, 'ga-disable-G-MAIN')).toBe(false))
  track('page_view', { page_path: '/en' })
  expect(commands()).toHaveLength(before + 1)
})

test('consent that is taken back in another tab ends the measuring in this one', async () => {
  stop = startAnalytics('G-MAIN')
  chooseConsent('granted')
  await vi.waitFor(() => expect(Reflect.get(window, 'ga-disable-G-MAIN')).toBe(false))
  localStorage.setItem('jalonne.consent.v1', 'denied')
  window.dispatchEvent(new StorageEvent('storage', { key: 'jalonne.consent.v1' }))
  await vi.waitFor(() => expect(Reflect.get(window, 'ga-disable-G-MAIN')).toBe(true))
})
