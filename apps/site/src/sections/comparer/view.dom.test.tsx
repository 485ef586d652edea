import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { SectionOf } from '../../queries/section-types.ts'
import { testPage } from '../../testing/content.ts'
import { stubMotion } from '../../testing/motion.ts'
import { openSite } from '../../testing/open-site.tsx'

const picture = (alt: string) => ({
  url: 'http://localhost:3900/images/jalonne/production/abc123-1325x598.png',
  width: 1325,
  height: 598,
  colour: null,
  hotspot: null,
  crop: null,
  alt,
})

const section: SectionOf<'comparer'> = {
  _type: 'comparer',
  _key: 'comparer',
  anchor: null,
  title: 'Twenty years on',
  lead: null,
  before: picture('The old site'),
  after: picture('The new site'),
  afterNarrow: null,
  beforeSign: '2005',
  afterSign: '2026',
  site: 'tavernay.ch',
  results: [{ _key: 'speed', before: '6.4 s', value: '0.8 s', label: 'until the first picture' }],
}

const open = (more: Partial<typeof section> = {}) =>
  openSite('/en', {
    page: (path, language) => ({
      ...testPage(path, language),
      sections: [{ ...section, ...more }],
    }),
  })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('S10: by keyboard the pole moves with the slider, from 55', async () => {
  await open()
  const slider = await screen.findByRole<HTMLInputElement>('slider', {
    name: 'Compare before and after',
  })
  const stage = slider.closest<HTMLElement>('[style]')
  expect([slider.value, stage?.style.getPropertyValue('--at')]).toEqual(['55', '0.55'])
  fireEvent.input(slider, { target: { value: '30' } })
  expect(stage?.style.getPropertyValue('--at')).toBe('0.3')
  expect(slider.getAttribute('aria-valuetext')).toBe('30% before, 70% after')
})

test('S10: it stands still for whoever comes to it by keyboard', async () => {
  const seen = stubMotion()
  await open()
  const slider = await screen.findByRole<HTMLInputElement>('slider')
  seen(true)
  await waitFor(() => expect(slider.value).not.toBe('55'))
  fireEvent.focus(slider)
  expect(slider.getAttribute('aria-valuetext')).toContain(`${slider.value}% before`)
  const stage = slider.closest<HTMLElement>('[style]') as HTMLElement
  const held = stage.style.getPropertyValue('--at')
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(stage.style.getPropertyValue('--at')).toBe(held)
})

test('S10: it swings while looked at, waits under the pointer, and a first press stops it for good', async () => {
  const seen = stubMotion()
  await open()
  const slider = await screen.findByRole<HTMLInputElement>('slider')
  seen(true)
  await waitFor(() => expect(slider.value).not.toBe('55'))
  const stage = slider.closest<HTMLElement>('[style]') as HTMLElement
  // Within two frames it swings by less than a step of the slider.
  const place = () => stage.style.getPropertyValue('--at')
  fireEvent.pointerEnter(stage)
  const held = place()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(place()).toBe(held)
  fireEvent.pointerDown(slider)
  fireEvent.pointerLeave(stage)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(place()).toBe(held)
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
})

test('who pauses it by keyboard moves it by hand from there', async () => {
  const seen = stubMotion()
  await open()
  const slider = await screen.findByRole('slider')
  seen(true)
  fireEvent.click(await screen.findByRole('button', { name: 'Pause' }))
  expect(document.activeElement).toBe(slider)
})

test('what has changed is read as before and after', async () => {
  await open()
  const figures = (await screen.findByText('until the first picture')).closest('li')
  expect(within(figures as HTMLElement).getByText('6.4 s')).toBeDefined()
  expect(figures?.textContent).toContain('Before: 6.4 sAfter: 0.8 s')
})

test('the new site may have a picture for narrow screens, which takes turns with the wide one', async () => {
  await open({ afterNarrow: picture('The new site, narrow') })
  const images = await screen.findAllByRole('img', { name: /new site/, hidden: true })
  expect(images.map((image) => image.getAttribute('alt'))).toEqual([
    'The new site',
    'The new site, narrow',
  ])
})

test('one picture alone stands in a window, with nothing to drag', async () => {
  await open({ before: null })
  expect(await screen.findByRole('img', { name: 'The new site' })).toBeDefined()
  expect(screen.queryByRole('slider')).toBeNull()
})
