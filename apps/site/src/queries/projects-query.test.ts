import { documentTypes } from '@jalonne/schemas'
import { expect, test } from 'vitest'
import { localize } from './localize.ts'
import { PROJECT_QUERY } from './project-query.ts'
import { PROJECTS_QUERY } from './projects-query.ts'
import type { PROJECT_QUERY_RESULT, PROJECTS_QUERY_RESULT } from './sanity.types.ts'
import { runQuery } from './testing/run-query.ts'

const to = (id: string) => ({ _type: 'reference', _ref: id })
const study = (key: string, date: string, more: object = {}) => ({
  _id: key,
  _type: 'caseStudy',
  _updatedAt: '2026-01-01T00:00:00Z',
  title: { fr: key },
  slug: { current: key },
  client: to('client'),
  industry: to('pets'),
  date,
  ...more,
})
const dataset = [
  { _id: 'client', _type: 'client', name: 'Firm' },
  { _id: 'pets', _type: 'industry', key: 'pets', title: { fr: 'Animaux' } },
  { _id: 'seo', _type: 'service', key: 'seo', path: '/seo', title: { fr: 'SEO' } },
  study('old', '2024-01-01', { services: [to('gone'), to('seo')] }),
  study('new', '2026-01-01', { industry: undefined }),
  study('middle', '2025-01-01'),
  study('orphan', '2025-06-01', { client: to('gone') }),
  study('nameless', '2025-06-01', { slug: undefined }),
]

test('R23: the newest case study comes first; one without a client or an address stays away', async () => {
  const found = await runQuery<PROJECTS_QUERY_RESULT>(PROJECTS_QUERY, dataset, {})
  expect(found.map(({ slug }) => slug)).toEqual(['new', 'middle', 'old'])
  expect(localize(found, 'fr')[2]?.services.map(({ key }) => key)).toEqual(['seo'])
})

test('R23: a case study goes on to two others, those of its industry first', async () => {
  const at = (slug: string) => runQuery<PROJECT_QUERY_RESULT>(PROJECT_QUERY, dataset, { slug })
  expect((await at('old'))?.others.map(({ slug }) => slug)).toEqual(['middle', 'new'])
  expect(await at('orphan')).toBeNull()
  expect(await at('nowhere')).toBeNull()
})

test('visitors see whatever an editor can write in a case study', () => {
  const study = documentTypes.find(({ name }) => name === 'caseStudy')
  const fields = study?.fields.map(({ name }) => name) ?? []
  expect(fields).toContain('before')
  expect(fields.filter((field) => !new RegExp(`\\b${field}\\b`).test(PROJECT_QUERY))).toEqual([])
})
