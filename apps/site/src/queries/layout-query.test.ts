import type { Language } from '@jalonne/domain'
import { expect, test } from 'vitest'
import { textOf } from '../shared/text.tsx'
import type { Layout } from './layout.ts'
import { LAYOUT_QUERY } from './layout-query.ts'
import { localize } from './localize.ts'
import { PATHS_QUERY } from './paths-query.ts'
import { REDIRECTS_QUERY } from './redirects-query.ts'
import type {
  LAYOUT_QUERY_RESULT,
  PATHS_QUERY_RESULT,
  REDIRECTS_QUERY_RESULT,
} from './sanity.types.ts'
import { documents } from './testing/documents.ts'
import { runQuery } from './testing/run-query.ts'

const layout = async (language: Language): Promise<Layout> =>
  localize(await runQuery<LAYOUT_QUERY_RESULT>(LAYOUT_QUERY, documents, {}), language)

test('the header leads to pages, articles, case studies and other addresses; a deleted page leads nowhere', async () => {
  const { navigation } = await layout('en')
  expect(navigation?.header.map(({ label, href }) => [label, href])).toEqual([
    ['Pricing', '/pricing'],
    ['Read', '/blog/first-steps'],
    ['Write', 'mailto:bonjour@example.ch'],
    ['See', '/projects/bakery'],
    ['Lost', '#'],
  ])
})

test('the services menu takes from a service what its menu texts leave out', async () => {
  const { navigation } = await layout('fr')
  expect(navigation?.services).toEqual([
    {
      _id: 'service-seo',
      key: 'seo',
      title: 'SEO',
      description: 'Sous-titre',
      icon: 'search',
      href: '/services/seo-visibility',
    },
  ])
  expect(navigation?.footer).toEqual([])
})

test('a link of the footer without a text of its own is called as its service is in the menu, or its page', async () => {
  const links = [
    { _key: 'a', page: { _ref: 'service-seo' } },
    { _key: 'b', page: { _ref: 'page-pricing' }, label: { _type: 'localeString' } },
    { _key: 'c', page: { _ref: 'service-seo' }, label: { fr: 'Être trouvé' } },
  ]
  const called = async (menu?: object) => {
    const changed = documents.map((one) => {
      if (one._id === 'service-seo') return { ...one, ...(menu && { menu }) }
      return one._type === 'navigation' ? { ...one, footer: [{ _key: 'f', links }] } : one
    })
    const { navigation } = localize(
      await runQuery<LAYOUT_QUERY_RESULT>(LAYOUT_QUERY, changed, {}),
      'fr',
    )
    return navigation?.footer[0]?.links.map(({ label }) => label)
  }
  const { navigation } = await layout('fr')
  const [menu] = navigation?.services ?? []
  expect(await called()).toEqual([menu?.title, 'Tarifs', 'Être trouvé'])
  const renamed = { title: { fr: 'Visibilité', en: 'Visibility' } }
  expect(await called(renamed)).toEqual(['Visibilité', 'Tarifs', 'Être trouvé'])
})

test('brand and contact details come in the language of the page', async () => {
  const { settings } = await layout('en')
  expect(settings).toMatchObject({
    brand: { name: 'Jalonne', foundedYear: 1998, tagline: null },
    contact: { email: 'bonjour@example.ch', city: 'Geneva', cantons: [] },
  })
  expect(textOf(settings?.instagram)).toBe('https://instagram.com/jalonne')
})

test('without settings and navigation there is still an answer', async () => {
  const nothing = await runQuery<LAYOUT_QUERY_RESULT>(LAYOUT_QUERY, [], {})
  expect(nothing).toEqual({ settings: null, suggestions: [], navigation: null })
})

test('only complete redirects are followed', async () => {
  const redirects = await runQuery<REDIRECTS_QUERY_RESULT>(REDIRECTS_QUERY, documents, {})
  expect(redirects).toEqual([{ from: '/tarifs', to: '/pricing', permanent: true }])
})

test('every page and article is listed with whether search engines may show it', async () => {
  const paths = await runQuery<PATHS_QUERY_RESULT>(PATHS_QUERY, documents, {})
  const noindex = new Map(paths.map((page) => [page.path, page.noindex]))
  expect([...noindex.keys()].toSorted()).toEqual([
    '/',
    '/blog/first-steps',
    '/pricing',
    '/pricing/hosting',
    '/pricing/hosting/swiss',
    '/services',
  ])
  expect([noindex.get('/'), noindex.get('/pricing')]).toEqual([false, true])
})
