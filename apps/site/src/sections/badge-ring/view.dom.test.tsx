import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SectionOf } from '../../queries/section-types.ts'
import { testPage, testPicture } from '../../testing/content.ts'
import { stubMotion } from '../../testing/motion.ts'
import { openSite } from '../../testing/open-site.tsx'

type Ring = SectionOf<'badgeRing'>

let look: (isSeen: boolean) => void
let lessMotion = false

beforeEach(() => {
  lessMotion = false
  look = stubMotion(() => lessMotion)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const badge = (name: string) => ({ _key: name, ...testPicture(name) })
const eight = [...'abcdefgh'].map(badge)

async function open(more: Partial<Ring> = {}) {
  const { queryClient } = await openSite('/en', {
    page: (path, language) => ({
      ...testPage(path, language),
      sections: [
        {
          _type: 'badgeRing',
          _key: 'ring',
          anchor: null,
          title: 'To the millimetre',
          lead: 'Built, not found.',
          link: { label: 'Draw yours', href: '/services/graphic-design#contact' },
          figure: { price: 89, period: null, from: true, text: null },
          client: { field: '#5b0f2e', ink: '#f7e8dd', accent: null },
          specimen: testPicture('A letter'),
          ...more,
          badges: [...(more.badges ?? eight)],
        },
      ],
    }),
  })
  vi.useFakeTimers()
  return {
    renew: async () => {
      vi.useRealTimers()
      await act(() => queryClient.invalidateQueries())
    },
  }
}

const region = () => screen.getByRole('region', { name: 'To the millimetre' })
const shown = () =>
  within(region())
    .getAllByRole('listitem')
    .filter(({ dataset }) => dataset.shown === 'true')
    .map((item) => item.querySelector('img')?.alt)
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

test('S12: while it is looked at, one of three badges changes places every 1670 ms', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  await open()
  pass(9000)
  expect(shown()).toEqual(['b', 'e', 'g'])
  look(true)
  pass(1669)
  expect(shown()).toEqual(['b', 'e', 'g'])
  pass(1)
  expect(shown()).toEqual(['a', 'e', 'g'])
  pass(1670)
  expect(shown()).toEqual(['b', 'e', 'g'])
  look(false)
  pass(9000)
  expect(shown()).toEqual(['b', 'e', 'g'])
})

test('S12: it stops when asked to, and goes on', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  await open()
  look(true)
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  pass(9000)
  expect(shown()).toEqual(['b', 'e', 'g'])
  fireEvent.click(screen.getByRole('button', { name: 'Resume' }))
  pass(1670)
  expect(shown()).toEqual(['a', 'e', 'g'])
})

test('S12: for those who want less motion it stays, with nothing to pause; all eight are heard', async () => {
  lessMotion = true
  await open()
  look(true)
  pass(9000)
  expect(shown()).toEqual(['b', 'e', 'g'])
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
  expect(within(region()).getAllByRole('img')).toHaveLength(9)
})

test('R9: its plate says what the service costs from, and leads to the form', async () => {
  await open()
  const plate = screen.getByRole('link', { name: /^Draw yours/ })
  expect(plate.textContent).toMatch(/from 89\sCHF/)
  expect(plate.getAttribute('href')).toBe('/en/services/graphic-design#contact')
  expect(region().style.getPropertyValue('--field')).toBe('#5b0f2e')
})

test('one badge alone stays in colour, without a letter, a plate or a button; a long title is whole', async () => {
  await open({
    title: 'n'.repeat(300),
    lead: null,
    link: null,
    figure: null,
    client: null,
    specimen: null,
    badges: [badge('only')],
  })
  look(true)
  pass(9000)
  const ring = screen.getByRole('region', { name: 'n'.repeat(300) })
  expect(within(ring).getByRole('listitem').dataset.shown).toBe('true')
  expect(within(ring).queryByRole('button')).toBeNull()
  expect(within(ring).queryByRole('link')).toBeNull()
})

test('three are in colour however many an editor adds or takes away', async () => {
  const badges = [badge('a')]
  const { renew } = await open({ badges })
  expect(shown()).toEqual(['a'])
  badges.splice(0, 1, ...eight)
  await renew()
  await expect.poll(() => shown()).toEqual(['b', 'e', 'g'])
  badges.splice(3)
  await renew()
  await expect.poll(() => shown()).toEqual(['a', 'b', 'c'])
})
