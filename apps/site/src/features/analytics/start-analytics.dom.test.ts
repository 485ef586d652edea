import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { consentKey } from './consent.ts'
import { userHash } from './user-hash.ts'

let stop = () => {}

/** The modules as a page that has just been loaded has them. */
async function load() {
  const [analytics, consent, meta, { track }] = await Promise.all([
    import('./start-analytics.ts'),
    import('./consent.ts'),
    import('../../shared/form-meta.ts'),
    import('../../shared/track.ts'),
  ])
  return { ...analytics, ...consent, ...meta, track }
}

beforeEach(() => {
  vi.resetModules()
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
  vi.restoreAllMocks()
  Reflect.deleteProperty(window, 'ga-disable-G-MAIN')
  document.head.replaceChildren()
  document.body.replaceChildren()
})

const script = () => document.head.querySelector('script')?.src
const events = () => (window.dataLayer ?? []).filter((entry) => 'event' in entry)
const commands = () =>
  (window.dataLayer ?? [])
    .filter((entry) => !('event' in entry))
    .map((entry) => [...Object.values(entry)])
const press = (text: string) => {
  const element = [...document.querySelectorAll('a, b')].find((each) => each.textContent === text)
  if (element) fireEvent.click(element)
}

test('a press on a marked link is noted, on another it is not', async () => {
  const { startAnalytics } = await load()
  stop = startAnalytics(null)
  press('Quote')
  press('Other')
  expect(window.dataLayer).toEqual([
    { event: 'cta_click', cta: 'hero-1', page_path: '/en/pricing' },
  ])
})

test('an address that is typed and not sent, as for the newsletter, leaves no hash', async () => {
  const { startAnalytics, formMeta } = await load()
  stop = startAnalytics(null)
  const field = document.querySelector('input')
  if (field) fireEvent.change(field, { target: { value: 'Test@example.com' } })
  await userHash('Test@example.com')
  expect(formMeta()).not.toHaveProperty('user_hash')
})

test('other words than an address leave no hash', async () => {
  const { startAnalytics, formMetaWith } = await load()
  stop = startAnalytics(null)
  expect(await formMetaWith('call 021 555 01 02')).not.toHaveProperty('user_hash')
})

test('a form sends how its visitor came, with the hash of the address they gave', async () => {
  const { startAnalytics, formMetaWith } = await load()
  stop = startAnalytics('G-MAIN')
  expect(await formMetaWith('Test@example.com')).toMatchObject({
    measurement_id: 'G-MAIN',
    utm: {},
    user_hash: expect.stringMatching(/^973dfe46[0-9a-f]{56}$/),
  })
})

test('N10: a form that is sent is counted with the campaign and the page its visitor came from', async () => {
  window.history.replaceState(null, '', '/en/pricing?utm_source=news')
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/')
  const { startAnalytics, track } = await load()
  stop = startAnalytics(null)
  track('form_submission', { form_id: 'quote' })
  expect(window.dataLayer).toEqual([
    {
      event: 'form_submission',
      form_id: 'quote',
      utm: { utm_source: 'news' },
      referrer: 'https://search.example/',
    },
  ])
})

test('N10: a form is counted without a campaign and a page where none is known', async () => {
  const { startAnalytics, track } = await load()
  stop = startAnalytics(null)
  track('form_submission', { form_id: 'quote' })
  expect(window.dataLayer).toEqual([{ event: 'form_submission', form_id: 'quote' }])
})

test('nothing is loaded before consent; then it is told which page is open, and what happens from then on', async () => {
  const { startAnalytics, track, chooseConsent, readConsent } = await load()
  stop = startAnalytics('G-MAIN')
  track('page_view', { page_path: '/en' })
  chooseConsent('denied')
  expect(script()).toBeUndefined()
  track('page_view', { page_path: '/en/pricing' })
  track('newsletter_signup', { page_path: '/en/pricing' })
  chooseConsent('granted')
  track('cta_click', { cta: 'hero-1', page_path: '/en/pricing' })
  await expect.poll(() => script()).toBe('https://www.googletagmanager.com/gtag/js?id=G-MAIN')
  track('form_submission', { form_id: 'quote' })
  expect(commands()).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-MAIN', { send_page_view: false }],
    ['event', 'page_view', { page_path: '/en/pricing' }],
    ['event', 'cta_click', { cta: 'hero-1', page_path: '/en/pricing' }],
    ['event', 'form_submission', expect.objectContaining({ form_id: 'quote' })],
  ])
  const told = events().map(({ event }) => event)
  expect(told).toEqual(['page_view', 'cta_click', 'form_submission'])

  chooseConsent('denied')
  expect(readConsent()).toBe('denied')
  await expect.poll(() => Reflect.get(window, 'ga-disable-G-MAIN')).toBe(true)
  const before = commands().length
  track('page_view', { page_path: '/fr' })
  expect(commands()).toHaveLength(before)

  chooseConsent('granted')
  await expect.poll(() => Reflect.get(window, 'ga-disable-G-MAIN')).toBe(false)
  track('page_view', { page_path: '/en' })
  expect(commands()).toHaveLength(before + 1)
})

test('with consent from an earlier visit, what happened before the measuring began counts', async () => {
  localStorage.setItem(consentKey, 'granted')
  const { startAnalytics, track } = await load()
  track('page_view', { page_path: '/en' })
  track('page_view', { page_path: '/en/pricing' })
  stop = startAnalytics('G-MAIN')
  await expect.poll(() => script()).toBe('https://www.googletagmanager.com/gtag/js?id=G-MAIN')
  expect(commands().slice(2)).toEqual([
    ['event', 'page_view', { page_path: '/en' }],
    ['event', 'page_view', { page_path: '/en/pricing' }],
  ])
})

test.each<[string, () => void, string | null]>([
  ['taken back', () => localStorage.setItem(consentKey, 'denied'), consentKey],
  ['cleared away with all else', () => localStorage.clear(), null],
])('consent that is %s in another tab ends the measuring in this one', async (_, change, key) => {
  const { startAnalytics, chooseConsent } = await load()
  stop = startAnalytics('G-MAIN')
  chooseConsent('granted')
  await expect.poll(() => Reflect.get(window, 'ga-disable-G-MAIN')).toBe(false)
  change()
  window.dispatchEvent(new StorageEvent('storage', { key }))
  await expect.poll(() => Reflect.get(window, 'ga-disable-G-MAIN')).toBe(true)
})

test('a page that comes back from the browser’s memory reads the choice anew', async () => {
  const { startAnalytics, chooseConsent } = await load()
  stop = startAnalytics('G-MAIN')
  chooseConsent('granted')
  await expect.poll(() => Reflect.get(window, 'ga-disable-G-MAIN')).toBe(false)
  localStorage.setItem(consentKey, 'denied')
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await expect.poll(() => Reflect.get(window, 'ga-disable-G-MAIN')).toBe(true)
})
