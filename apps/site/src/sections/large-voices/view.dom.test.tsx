import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { SectionOf } from '../../queries/section-types.ts'
import { testPage } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'

type Voice = SectionOf<'largeVoices'>['testimonials'][number]

const voice = (figure: Voice['figure']): Voice => ({
  _id: 'voice',
  quote: 'A clear site.',
  name: 'Claire Dumusc',
  role: 'Managing director',
  company: 'Arvanel, Carouge GE',
  client: null,
  figure,
})

const openVoices = (testimonials: Voice[]) =>
  openSite('/en', {
    page: (path, lang) => ({
      ...testPage(path, lang),
      sections: [
        {
          _type: 'largeVoices',
          _key: 'voices',
          anchor: null,
          title: 'In figures',
          lead: null,
          testimonials,
        },
      ],
    }),
  })

afterEach(cleanup)

test('fourteen days of twenty are drawn as fourteen filled days and six open ones', async () => {
  await openVoices([
    voice({
      value: '14',
      unit: 'days',
      label: 'from go-ahead to launch',
      drawing: 'days',
      amount: 14,
      reference: 20,
    }),
  ])
  const panel = await screen.findByRole('figure')
  expect(panel.textContent).toContain('14\u00A0days')
  expect(panel.querySelectorAll('path[d$="h128v74h-128z"]')).toHaveLength(14)
  expect(panel.querySelectorAll('path[d$="h126v72h-126z"]')).toHaveLength(6)
})

const emptied = { value: null, unit: null, label: null, amount: null, reference: null }
test.each([
  ['without a figure', null],
  ['whose figure was emptied', { ...emptied, drawing: null }],
])('a voice %s is a quote with its name and company', async (_, figure) => {
  await openVoices([voice(figure)])
  const panel = await screen.findByRole('figure')
  expect(panel.textContent).toContain('A clear site.')
  expect(panel.textContent).toContain('Arvanel, Carouge GE')
  expect(panel.querySelector('svg')).toBeNull()
  expect(panel.firstElementChild?.tagName).toBe('BLOCKQUOTE')
})
