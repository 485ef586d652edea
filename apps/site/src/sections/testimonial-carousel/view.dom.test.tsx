import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SectionOf } from '../../queries/section-types.ts'
import { testPage } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'

type Voice = SectionOf<'testimonialCarousel'>['testimonials'][number]

const cardWidth = 400
const windowWidth = 1000

// The test's window has no layout: the list is as wide as its cards and scrolls at once.
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const { prototype } = HTMLElement
  vi.spyOn(prototype, 'clientWidth', 'get').mockReturnValue(windowWidth)
  vi.spyOn(prototype, 'scrollWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.children.length * (cardWidth + 24) - 24
  })
  vi.spyOn(prototype, 'getBoundingClientRect').mockReturnValue({ width: cardWidth } as DOMRect)
  prototype.scrollBy = function (this: HTMLElement, by?: ScrollToOptions | number) {
    scrollTo(this, this.scrollLeft + (typeof by === 'object' ? (by.left ?? 0) : 0))
  } as typeof prototype.scrollBy
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function scrollTo(list: HTMLElement, left: number) {
  list.scrollLeft = left
  fireEvent.scroll(list)
}

const voice = (name: string, more: Partial<Voice> = {}): Voice => ({
  _id: name,
  quote: `Words of ${name}`,
  name,
  role: 'Owner',
  company: 'A firm, Moudon VD',
  client: null,
  figure: null,
  ...more,
})

async function openCarousel(testimonials: Voice[]) {
  const { queryClient } = await openSite('/en', {
    page: (path, lang) => ({
      ...testPage(path, lang),
      sections: [
        {
          _type: 'testimonialCarousel',
          _key: 'voices',
          anchor: null,
          title: 'Voices',
          lead: null,
          testimonials: [...testimonials],
        },
      ],
    }),
  })
  await act(async () => {})
  return { renew: () => act(() => queryClient.invalidateQueries()) }
}

const list = () => screen.getByRole('list', { name: 'Voices' })
const previous = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Previous/ })
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Next/ })
const five = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'].map((name) => voice(name))

test('S9: previous is disabled at the start and next at the end, within 8 px', async () => {
  await openCarousel(five)
  const end = 5 * (cardWidth + 24) - 24 - windowWidth
  expect([previous().disabled, next().disabled]).toEqual([true, false])
  scrollTo(list(), 8)
  expect(previous().disabled).toBe(true)
  scrollTo(list(), 9)
  expect([previous().disabled, next().disabled]).toEqual([false, false])
  scrollTo(list(), end - 9)
  expect(next().disabled).toBe(false)
  scrollTo(list(), end - 8)
  expect([previous().disabled, next().disabled]).toEqual([false, true])
})

test('S9: a click scrolls by the width of a card and 24 px', async () => {
  await openCarousel(five)
  fireEvent.click(next())
  expect(list().scrollLeft).toBe(cardWidth + 24)
  fireEvent.click(next())
  fireEvent.click(previous())
  expect(list().scrollLeft).toBe(cardWidth + 24)
})

test('a button that is used up passes the focus to the other one', async () => {
  await openCarousel(five)
  next().focus()
  scrollTo(list(), 2000)
  expect(document.activeElement).toBe(previous())
  scrollTo(list(), 0)
  expect(document.activeElement).toBe(next())
})

test('the buttons are there once an editor has added what does not fit any more', async () => {
  const voices = five.slice(0, 2)
  const { renew } = await openCarousel(voices)
  expect([previous().disabled, next().disabled]).toEqual([true, true])
  voices.push(...five.slice(2))
  await renew()
  await expect.poll(() => within(list()).getAllByRole('listitem')).toHaveLength(5)
  await expect.poll(() => next().disabled).toBe(false)
})

test('one testimonial has no buttons', async () => {
  await openCarousel([voice('Ada')])
  expect(within(list()).getAllByRole('listitem')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull()
})

test('a testimonial shows its figure and its firm’s mark where it has them, its company where not', async () => {
  const client = {
    name: 'Arvanel',
    town: 'Carouge GE',
    trade: null,
    field: '#1b37c9',
    ink: '#f5f7fc',
    accent: null,
    mark: null,
    markHeight: null,
    site: null,
    screen: null,
    phone: null,
  }
  const figure = {
    value: '14',
    unit: 'days',
    label: 'to launch',
    drawing: null,
    amount: null,
    reference: null,
  }
  const emptied = { ...figure, value: null, unit: null, label: null }
  await openCarousel([voice('Ada', { client, figure }), voice('Ben', { figure: emptied })])
  const [ada, ben] = within(list()).getAllByRole('listitem')
  expect(ada?.textContent).toContain('14\u00A0days to launch')
  expect(ada?.textContent).toContain('Arvanel')
  expect(ada?.style.getPropertyValue('--field')).toBe('#1b37c9')
  expect(ben?.textContent).toContain('A firm, Moudon VD')
  expect(ben?.querySelector('figure')?.firstElementChild?.tagName).toBe('BLOCKQUOTE')
  expect(ben?.style.getPropertyValue('--field')).toBe('')
})
