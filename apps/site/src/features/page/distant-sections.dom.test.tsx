import { act, fireEvent, screen } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SectionProps } from '../../sections/registry.ts'
import { testPage } from '../../testing/content.ts'
import { near, putOffDistantSections } from './distant-sections.ts'
import { PageSection } from './page-section.tsx'

const registry = vi.hoisted(() => ({
  views: new Map<string, ComponentType<SectionProps>>(),
  putOff: new Map<string, PromiseWithResolvers<void>>(),
  waiting: new Set<string>(),
  loads: [] as string[],
  away: false,
}))
vi.mock('../../sections/registry.ts', async () => {
  const { use } = await import('react')
  return {
    putOffSections: (types: string[]) => {
      for (const type of types) {
        registry.putOff.set(type, Promise.withResolvers())
        registry.waiting.add(type)
      }
    },
    sectionsPutOff: () => [...registry.waiting],
    tryLoadSections: async (types: string[]) => {
      registry.loads.push(...types)
      if (registry.away) return false
      for (const type of types) {
        registry.putOff.get(type)?.resolve()
        registry.waiting.delete(type)
      }
      return true
    },
    useSectionView: (type: string) => {
      const later = registry.putOff.get(type)
      if (later) use(later.promise)
      return registry.views.get(type) ?? null
    },
  }
})

const tops: Record<string, number> = { heroPlates: 0, seoPacks: 2000, contactForm: 4000 }
let sight: (type: string) => void
let root: Root | null = null
const trouble: unknown[] = []

function Counter({ section, page }: SectionProps) {
  const [count, setCount] = useState(0)
  return (
    <form>
      <button type="button" onClick={() => setCount(count + 1)}>
        {`${section._type} ${page.title} ${count}`}
      </button>
      <input aria-label={section._type} />
    </form>
  )
}

function view(title: string) {
  const page = { ...testPage('/', 'en'), title }
  const layout = { settings: null, navigation: null }
  const [card] = page.sections
  if (!card) throw new Error('the page has a section')
  return Object.keys(tops).map((type) => ({
    page,
    layout,
    section: { ...card, _type: type as never },
  }))
}
const cards = view('Page')

function Page({ sections = cards }) {
  return sections.map((props) => <PageSection key={props.section._type} {...props} />)
}

beforeEach(() => {
  Object.assign(registry, { loads: [], away: false })
  registry.putOff.clear()
  registry.waiting.clear()
  trouble.length = 0
  for (const type of Object.keys(tops)) registry.views.set(type, Counter)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = tops[this.getAttribute('data-section') ?? ''] ?? 0
    return new DOMRect(0, top, 800, 600)
  })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: object[]) => void, { rootMargin }: { rootMargin: string }) {
        expect(rootMargin).toBe(`${near}px 0px`)
        sight = (type) => report([{ isIntersecting: true, target: section(type) }])
      }
      observe() {}
    },
  )
})
afterEach(async () => {
  await act(async () => root?.unmount())
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const section = (type: string) => document.querySelector(`[data-section=${type}]`)
const label = (type: string) => section(type)?.querySelector('button')?.textContent

/** The server's page, then the browser's: `focused` is the field the visitor is in before the scripts come. */
async function open(focused?: string) {
  const frame = document.body.appendChild(document.createElement('main'))
  frame.innerHTML = renderToString(<Page />)
  if (focused) screen.getByLabelText(focused).focus()
  const distant = putOffDistantSections('en')
  await act(async () => {
    root = hydrateRoot(frame, <Page />, {
      onRecoverableError: (error) => trouble.push(error),
      onCaughtError: (error) => trouble.push(error),
    })
  })
  return distant
}
const press = (type: string) =>
  act(async () => fireEvent.click(section(type)?.querySelector('button') ?? document))

test('what is in sight answers at once; what is not stays as the server wrote it', async () => {
  const { types } = await open()
  expect([...types]).toEqual(['seoPacks', 'contactForm'])
  await press('heroPlates')
  expect(label('heroPlates')).toBe('heroPlates Page 1')
  expect(label('seoPacks')).toBe('seoPacks Page 0')
  expect(registry.loads).toEqual([])
  expect(trouble).toEqual([])
})

test('a section that comes near is taken over, in the same elements, with what was typed', async () => {
  await open()
  const field = screen.getByLabelText<HTMLInputElement>('contactForm')
  field.value = 'Ada'
  await act(async () => sight('contactForm'))
  expect(registry.loads).toEqual(['contactForm'])
  await press('contactForm')
  expect(label('contactForm')).toBe('contactForm Page 1')
  expect(screen.getByLabelText<HTMLInputElement>('contactForm')).toBe(field)
  expect(field.value).toBe('Ada')
  expect(trouble).toEqual([])
})

test.each(['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'])(
  'a section the visitor reaches into by %s is taken over',
  async (intent) => {
    await open()
    const field = screen.getByLabelText('seoPacks')
    await act(async () => field.dispatchEvent(new Event(intent, { bubbles: true })))
    expect(registry.loads).toEqual(['seoPacks'])
  },
)

test('a section that holds the focus when the scripts come does not wait', async () => {
  const { types } = await open('contactForm')
  expect([...types]).toEqual(['seoPacks'])
  expect(document.activeElement).toBe(screen.getByLabelText('contactForm'))
})

test('a button pressed too early is pressed once its section is there, once', async () => {
  await open()
  await press('seoPacks')
  expect(label('seoPacks')).toBe('seoPacks Page 1')
  await press('seoPacks')
  expect(label('seoPacks')).toBe('seoPacks Page 2')
})

test('without its code a section stays as it is, and is asked for again', async () => {
  const { takeOver } = await open()
  registry.away = true
  await act(async () => sight('seoPacks'))
  expect(await takeOver()).toBe(false)
  expect(label('seoPacks')).toBe('seoPacks Page 0')
  registry.away = false
  await act(async () => sight('seoPacks'))
  await press('seoPacks')
  expect(label('seoPacks')).toBe('seoPacks Page 1')
  expect(trouble).toEqual([])
})

test('new content shows in sections that waited, in the same elements', async () => {
  const { takeOver } = await open()
  const before = section('contactForm')?.querySelector('button')
  await act(async () => expect(await takeOver()).toBe(true))
  await act(async () => root?.render(<Page sections={view('Renewed')} />))
  expect(before?.textContent).toBe('contactForm Renewed 0')
  expect(before?.isConnected).toBe(true)
  expect(trouble).toEqual([])
})

test('a page rendered again with the same content leaves what waits alone', async () => {
  await open()
  const before = section('contactForm')?.querySelector('button')
  await act(async () => root?.render(<Page />))
  expect(before?.isConnected).toBe(true)
  expect(label('contactForm')).toBe('contactForm Page 0')
})
