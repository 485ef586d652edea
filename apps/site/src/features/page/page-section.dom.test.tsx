import { MessagesProvider, site } from '@jalonne/messages'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Layout } from '../../queries/layout.ts'
import { testPage } from '../../testing/content.ts'
import { PageSection } from './page-section.tsx'

const views = vi.hoisted(() => ({
  heroPlates: () => {
    throw new Error('a section that crashes')
  },
  faqList: () => 'Questions',
}))
vi.mock('../../sections/registry.ts', () => ({
  sectionView: (type: keyof typeof views) => views[type],
  loadSections: async () => {},
}))

beforeAll(async () => {
  await Promise.all([site.load('fr'), site.load('en')])
})
afterEach(cleanup)

const layout: Layout = { settings: null, navigation: null, suggestions: [] }

function show(language: 'fr' | 'en', types: string[]) {
  const caught = vi.fn()
  const page = testPage('/', language)
  const [card] = page.sections
  if (!card) throw new Error('the page has a section')
  render(
    <MessagesProvider language={language} messages={site.loaded(language) ?? {}}>
      {types.map((type) => (
        <PageSection
          key={type}
          layout={layout}
          page={page}
          section={{ ...card, _type: type as never }}
        />
      ))}
    </MessagesProvider>,
    { onCaughtError: caught },
  )
  return caught
}

test.each([
  ['en', 'There was an error loading this section'],
  ['fr', 'Cette section n’a pas pu être chargée'],
] as const)(
  'a section that crashes says so in %s, is reported, and the others stay',
  (language, notice) => {
    const caught = show(language, ['heroPlates', 'faqList'])
    expect(screen.getByRole('alert').textContent).toBe(notice)
    expect(document.body.textContent).toContain('Questions')
    expect(caught).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'a section that crashes' }),
      expect.anything(),
    )
  },
)

test('a section that an editor has mended is shown again', () => {
  const page = testPage('/', 'en')
  const [card] = page.sections
  if (!card) throw new Error('the page has a section')
  let isBroken = true
  views.faqList = () => {
    if (isBroken) throw new Error('a question without words')
    return 'Questions'
  }
  const shown = (key: string) => (
    <MessagesProvider language="en" messages={site.loaded('en') ?? {}}>
      <PageSection
        layout={layout}
        page={page}
        section={{ ...card, _type: 'faqList' as never, _key: key }}
      />
    </MessagesProvider>
  )
  const { rerender } = render(shown('faqs'), { onCaughtError: () => {} })
  expect(screen.getByRole('alert')).toBeDefined()
  isBroken = false
  rerender(shown('faqs'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.body.textContent).toContain('Questions')
})

test('a section this site does not know is left out', () => {
  show('en', ['fromTheFuture', 'faqList'])
  expect(document.body.textContent).toBe('Questions')
})
