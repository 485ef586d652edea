import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SectionOf } from '../../queries/section-types.ts'
import { testPage } from '../../testing/content.ts'
import { stubMotion } from '../../testing/motion.ts'
import { openSite } from '../../testing/open-site.tsx'

type Testimonial = SectionOf<'testimonialWall'>['testimonials'][number]

const testimonial = (number: number): Testimonial => ({
  _id: `testimonial-${number}`,
  quote: `Quote ${number}`,
  name: `Anne ${number}`,
  role: null,
  company: null,
  source: number % 2 === 0 ? 'website' : 'localSearch',
  href: '/services/seo-visibility',
})

const wall: SectionOf<'testimonialWall'> = {
  _type: 'testimonialWall',
  _key: 'wall',
  anchor: null,
  title: 'What they say',
  lead: { text: 'Sept cantons', lang: 'fr' },
  testimonials: Array.from({ length: 42 }, (_, number) => testimonial(number)),
}

const openWall = (section = wall) =>
  openSite('/en', { page: (path, lang) => ({ ...testPage(path, lang), sections: [section] }) })

let onScreen: (isSeen: boolean) => void
let lessMotion = false

beforeEach(() => {
  lessMotion = false
  onScreen = stubMotion(() => lessMotion)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const box = () => document.querySelector<HTMLElement>('[data-drifting]')
const clones = () => [...document.querySelectorAll('ul[aria-hidden="true"]')]
const hideTab = (hidden: boolean) =>
  act(() => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
    document.dispatchEvent(new Event('visibilitychange'))
  })

test('a draft without a testimonial yet shows no empty wall', async () => {
  await openWall({ ...wall, testimonials: [] })
  expect(screen.queryByRole('heading', { name: 'What they say' })).toBeNull()
})

describe('a wall of 42 testimonials', () => {
  test('is dealt into three columns of 14 with each testimonial once', async () => {
    await openWall()
    const columns = [...(box()?.children ?? [])]
    expect(
      columns.map((column) => within(column as HTMLElement).getAllByRole('figure').length),
    ).toEqual([14, 14, 14])
    expect(columns[1]?.textContent).toContain('Quote 1')
    expect(screen.getAllByText(/^Quote \d+$/)).toHaveLength(42)
  })

  test('leads from its tags to a service, and shows initials', async () => {
    await openWall()
    const card = within(screen.getByText('Quote 1').closest('figure') as HTMLElement)
    const tag = card.getByRole('link', { name: 'Local Search – Anne 1' })
    expect(tag.getAttribute('href')).toBe('/en/services/seo-visibility')
    expect(card.getByText('A1')).toBeDefined()
  })

  test('can be passed in one step, and no two of its links have the same name', async () => {
    await openWall()
    const skip = screen.getByRole('link', { name: 'Skip the testimonials' })
    const end = document.querySelector(skip.getAttribute('href') ?? '')
    expect(skip.compareDocumentPosition(box() as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(end?.compareDocumentPosition(box() as Node)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
    expect(end?.getAttribute('tabindex')).toBe('-1')
    const links = within(box() as HTMLElement).getAllByRole('link')
    expect(new Set(links.map(({ textContent }) => textContent)).size).toBe(42)
  })

  test('marks a text that is only there in the other language', async () => {
    await openWall()
    expect(screen.getByText('Sept cantons').getAttribute('lang')).toBe('fr')
  })
})

describe('the drifting columns', () => {
  test('stand still and can be scrolled until they are looked at', async () => {
    await openWall()
    expect(box()?.dataset).toMatchObject({ drifting: 'false', moving: 'false' })
    expect(clones()).toEqual([])
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
  })

  test('repeat their entries for the eye alone', async () => {
    await openWall()
    onScreen(true)
    expect(clones()).toHaveLength(3)
    expect(clones().every((clone) => clone.hasAttribute('inert'))).toBe(true)
    expect(screen.getAllByRole('figure')).toHaveLength(42)
  })

  test('stop off screen and in a hidden tab, and go on afterwards', async () => {
    await openWall()
    onScreen(true)
    expect(box()?.dataset.moving).toBe('true')
    onScreen(false)
    expect(box()?.dataset.moving).toBe('false')
    onScreen(true)
    hideTab(true)
    expect(box()?.dataset.moving).toBe('false')
    hideTab(false)
    expect(box()?.dataset.moving).toBe('true')
  })

  test('can be paused and set going again', async () => {
    await openWall()
    onScreen(true)
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
    expect(box()?.dataset.moving).toBe('false')
    fireEvent.click(screen.getByRole('button', { name: 'Resume' }))
    expect(box()?.dataset).toMatchObject({ drifting: 'true', moving: 'true' })
  })

  test('are a box to scroll in while they are paused, from what the first of them shows', async () => {
    await openWall()
    onScreen(true)
    const wall = box() as HTMLElement
    const tops = new Map<Element | null, number>([
      [wall, 100],
      [wall.firstElementChild, -400],
    ])
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return new DOMRect(0, tops.get(this) ?? 0)
    })
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
    expect(wall.dataset.drifting).toBe('false')
    expect(clones()).toEqual([])
    expect(wall.scrollTop).toBe(500)
    fireEvent.click(screen.getByRole('button', { name: 'Resume' }))
    expect(clones()).toHaveLength(3)
    expect(wall.scrollTop).toBe(0)
  })

  test('never start for a visitor who wants less motion', async () => {
    lessMotion = true
    await openWall()
    onScreen(true)
    expect(box()?.dataset).toMatchObject({ drifting: 'false', moving: 'false' })
  })
})

test('tells the rating that search engines are told', async () => {
  await openSite('/en', {
    page: (path, lang) => ({ ...testPage(path, lang), sections: [wall] }),
    settings: { rating: { value: 4.8, count: 1200 } },
  })
  expect(screen.getByText('Rated 4.8 out of 5 in 1,200 reviews')).toBeDefined()
})
