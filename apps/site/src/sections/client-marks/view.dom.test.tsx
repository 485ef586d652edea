import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { SectionOf } from '../../queries/section-types.ts'
import { testPage } from '../../testing/content.ts'
import { stubMotion } from '../../testing/motion.ts'
import { openSite } from '../../testing/open-site.tsx'

const mark = (name: string) => ({
  _id: name,
  name,
  mark: {
    url: 'http://localhost:3900/images/jalonne/production/abc123-120x56.svg',
    width: 120,
    height: 56,
    colour: null,
    hotspot: null,
    crop: null,
    alt: null,
  },
  markHeight: 28,
})

const openMarks = (more: Partial<SectionOf<'clientMarks'>>) =>
  openSite('/en', {
    page: (path, lang) => ({
      ...testPage(path, lang),
      sections: [
        {
          _type: 'clientMarks',
          _key: 'marks',
          anchor: null,
          title: 'Our clients',
          clients: [mark('Arvanel'), mark('Tavernay'), { ...mark('Seyon'), mark: null }],
          moving: false,
          link: { label: 'And yours?', href: '/contact' },
          ...more,
        },
      ],
    }),
  })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('each firm is named, by its mark or in letters, and the last cell leads on', async () => {
  await openMarks({})
  expect(await screen.findByRole('img', { name: 'Arvanel' })).toBeDefined()
  expect(screen.getByText('Seyon')).toBeDefined()
  expect(screen.getByRole('link', { name: 'And yours?' }).getAttribute('href')).toBe('/en/contact')
})

test('S18: the marquee names each firm once, starts when looked at, and can be stopped', async () => {
  const seen = stubMotion()
  await openMarks({ moving: true })
  await screen.findByRole('img', { name: 'Arvanel' })
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
  seen(true)
  expect(screen.getAllByRole('img', { name: 'Arvanel' })).toHaveLength(1)
  const track = document.querySelector<HTMLElement>('[data-started]')
  expect(track?.dataset.moving).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  expect(track?.dataset.moving).toBe('false')
})
