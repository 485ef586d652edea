import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CardContent } from '../../queries/section-types.ts'
import { testPage, testPicture } from '../../testing/content.ts'
import { stubMotion } from '../../testing/motion.ts'
import { openSite } from '../../testing/open-site.tsx'

let look: (isSeen: boolean) => void
let media = { large: true, lessMotion: false }

beforeEach(() => {
  media = { large: true, lessMotion: false }
  look = stubMotion((query) => (query.includes('reduced-motion') ? media.lessMotion : media.large))
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const card = (title: string, more: Partial<CardContent> = {}): CardContent => ({
  _key: title,
  title,
  text: null,
  icon: null,
  picture: testPicture(`Picture of ${title}`),
  figure: null,
  link: { label: `To ${title}`, href: '/pricing' },
  ...more,
})

const open = async (cards: CardContent[]) => {
  const { queryClient } = await openSite('/en', {
    page: (path, language) => ({
      ...testPage(path, language),
      sections: [
        {
          _type: 'cardStack',
          _key: 's',
          anchor: null,
          title: 'Pile',
          lead: null,
          cards: [...cards],
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

const items = () => within(screen.getByRole('region', { name: 'Pile' })).getAllByRole('listitem')
const onTop = () =>
  items()
    .find(({ dataset }) => dataset.depth === '0')
    ?.querySelector('h3')?.textContent
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const five = () => ['a', 'b', 'c', 'd', 'e'].map((name) => card(name))

test('S18: the next card is on top every four seconds while the pile is looked at', async () => {
  await open(five())
  pass(9000)
  expect(onTop()).toBe('a')
  look(true)
  pass(3999)
  expect(onTop()).toBe('a')
  pass(1)
  expect(onTop()).toBe('b')
  expect(items().map(({ dataset }) => dataset.depth)).toEqual(['gone', '0', '1', '2', 'below'])
  look(false)
  pass(20_000)
  expect(onTop()).toBe('b')
  look(true)
  pass(16_000)
  expect(onTop()).toBe('a')
})

test('S18: it stops when asked to, under the pointer, and at the card that has the keyboard', async () => {
  await open(five())
  look(true)
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  pass(9000)
  expect(onTop()).toBe('a')
  fireEvent.click(screen.getByRole('button', { name: 'Resume' }))
  pass(4000)
  expect(onTop()).toBe('b')
  const pile = items()[0]?.parentElement as HTMLElement
  fireEvent.pointerEnter(pile)
  pass(9000)
  expect(onTop()).toBe('b')
  fireEvent.pointerLeave(pile)
  fireEvent.focus(screen.getByRole('link', { name: 'To d' }))
  pass(9000)
  expect(onTop()).toBe('d')
  fireEvent.pointerEnter(pile)
  fireEvent.pointerLeave(pile)
  pass(9000)
  expect(onTop()).toBe('d')
})

test.each([
  ['who wants less motion', { large: true, lessMotion: true }],
  ['on a small screen', { large: false, lessMotion: false }],
])('S18: for a visitor %s nothing moves', async (_, how) => {
  media = how
  await open(five())
  look(true)
  pass(9000)
  expect(onTop()).toBe('a')
})

test('one card alone, without a picture, has nothing to pause', async () => {
  await open([card('n'.repeat(300), { picture: null, link: null, icon: 'palette' })])
  look(true)
  pass(9000)
  expect(onTop()).toBe('n'.repeat(300))
  expect(items()[0]?.querySelector('p')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
})

test('three cards all stay in sight', async () => {
  await open(five().slice(0, 3))
  look(true)
  pass(4000)
  expect(items().map(({ dataset }) => dataset.depth)).toEqual(['2', '0', '1'])
})

test('a pile from which cards are taken away is a pile of those that are left', async () => {
  const cards = five()
  const { renew } = await open(cards)
  look(true)
  fireEvent.focus(screen.getByRole('link', { name: 'To e' }))
  cards.splice(3)
  await renew()
  await expect.poll(() => items()).toHaveLength(3)
  expect(items().map(({ dataset }) => dataset.depth)).toEqual(['2', '0', '1'])
})
