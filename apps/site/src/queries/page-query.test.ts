import type { Language } from '@jalonne/domain'
import { expect, test } from 'vitest'
import { localize } from './localize.ts'
import { PAGE_QUERY } from './page-query.ts'
import type { PAGE_QUERY_RESULT } from './sanity.types.ts'
import type { Page, SectionOf, SectionType } from './section-types.ts'
import { documents } from './testing/documents.ts'
import { runQuery } from './testing/run-query.ts'

const page = async (path: string, language: Language): Promise<Page | null> =>
  localize(await runQuery<PAGE_QUERY_RESULT>(PAGE_QUERY, documents, { path }), language)

async function section<Type extends SectionType>(path: string, language: Language, type: Type) {
  const found = (await page(path, language))?.sections.find(({ _type }) => _type === type)
  return found as SectionOf<Type>
}

test('an address without a page has no answer', async () => {
  expect(await page('/nowhere', 'fr')).toBeNull()
})

test('a reader gets texts in the language of the page', async () => {
  expect((await page('/pricing', 'fr'))?.title).toBe('Tarifs')
  expect((await page('/pricing', 'en'))?.title).toBe('Pricing')
})

test('a text without a translation comes in the other language, and says so', async () => {
  const { seo } = (await page('/pricing', 'en')) ?? {}
  expect(seo?.title).toEqual({ text: 'Nos tarifs', lang: 'fr' })
  const french = (await page('/pricing', 'fr'))?.seo
  expect(french?.description).toEqual({ text: 'What it costs', lang: 'en' })
  expect(french?.noindex).toBe(true)
})

test('a page without a title for search engines gives its own', async () => {
  expect((await page('/', 'en'))?.seo.title).toBe('Home')
})

test('a text missing in both languages is null, one that was never written is missing', async () => {
  expect((await section('/services', 'fr', 'serviceSpreads')).spreads[0]?.title).toBeNull()
  expect((await section('/', 'fr', 'heroPlates')).eyebrow).toBeUndefined()
  expect((await section('/pricing', 'en', 'planTimetable')).giftTitle).toBeUndefined()
})

test('an inner page knows the pages above it, from the home page down', async () => {
  const trail = async (path: string) =>
    (await page(path, 'en'))?.breadcrumbs.map(({ path: above, title }) => [above, title])
  expect(await trail('/')).toEqual([])
  expect(await trail('/pricing')).toEqual([['/', 'Home']])
  expect(await trail('/pricing/hosting')).toEqual([
    ['/', 'Home'],
    ['/pricing', 'Pricing'],
  ])
  expect(await trail('/pricing/hosting/swiss')).toEqual([
    ['/', 'Home'],
    ['/pricing', 'Pricing'],
    ['/pricing/hosting', 'Hosting'],
  ])
})

test('a hidden section stays away, the others keep their order and their place names', async () => {
  const { sections } = (await page('/', 'fr')) ?? {}
  expect(sections?.map(({ _type, anchor }) => [_type, anchor])).toEqual([
    ['heroPlates', null],
    ['faqList', 'faq'],
  ])
})

test('a plate takes from its service what the editor left empty', async () => {
  const { title, plates } = await section('/', 'en', 'heroPlates')
  expect(title).toEqual({ text: 'Votre route\nest jalonnée', lang: 'fr' })
  expect(plates[0]).toEqual({
    _key: 'p1',
    tone: 'signal',
    label: 'SEO',
    href: '/services/seo-visibility',
    figure: { price: 250, period: 'month', from: false, text: null },
  })
  expect(plates[1]).toMatchObject({
    tone: 'ink',
    label: 'Be found',
    href: '/services/seo-visibility',
    figure: { price: null, period: null, from: false, text: '< 20\u00a0d' },
  })
  expect(plates[2]).toMatchObject({ label: 'All', href: '/services#all', figure: null })
})

test('an answer keeps its links, in the language it was written in; a deleted question is left out', async () => {
  const { faqs } = await section('/', 'en', 'faqList')
  expect(faqs).toHaveLength(1)
  expect(faqs[0]).toMatchObject({
    question: 'How much?',
    answer: {
      lang: 'fr',
      text: [{ _type: 'block', markDefs: [{ _type: 'textLink', href: '/pricing' }] }],
    },
  })
  const [french] = (await section('/', 'fr', 'faqList')).faqs
  expect(french?.answer).toMatchObject([{ children: [{ text: 'Voir nos tarifs' }] }])
})

test('a timetable brings its plans with their prices, gifts and cells', async () => {
  const table = await section('/pricing', 'en', 'planTimetable')
  expect(table.plans).toMatchObject([
    {
      key: 'basic',
      name: 'Basic',
      price: 250,
      period: 'month',
      popular: false,
      features: [{ text: 'SEO as a gift', gift: true, link: { href: '/services/seo-visibility' } }],
    },
    { key: 'enterprise', price: null, popular: true, features: [] },
  ])
  expect(table.rows[0]?.cells).toEqual([
    { _key: 'c1', planId: 'plan-basic', included: false, text: '5', count: null },
    { _key: 'c2', planId: 'plan-enterprise', included: true, text: null, count: null },
  ])
  expect(table.included).toEqual([{ _key: 'i1', text: 'Free domain' }])
  expect(table.action).toBeNull()
})

test('a spread brings its services, with what the first says of itself; without it, it is left out', async () => {
  const { spreads, contact } = await section('/services', 'en', 'serviceSpreads')
  expect(spreads.map(({ _key }) => _key)).toEqual(['s1', 's2'])
  expect(spreads[0]).toEqual({
    _key: 's1',
    title: null,
    label: null,
    sub: null,
    desc: null,
    first: {
      key: 'seo',
      title: 'SEO',
      label: { text: 'SEO', lang: 'fr' },
      sub: 'Subtitle',
      desc: null,
      picture: null,
    },
    services: [
      {
        _id: 'service-seo',
        title: 'SEO',
        href: '/services/seo-visibility',
        figure: { price: 250, period: 'month', from: false, text: null },
      },
    ],
  })
  expect(spreads[1]).toMatchObject({ title: 'Be found', label: 'Found', desc: 'On the map' })
  expect(contact).toEqual({ label: 'Sales', href: '/contact' })
})

test('a form about a service knows what it is called in both languages; without a service, or when it is gone, none', async () => {
  const { sections } = (await page('/services', 'en')) ?? {}
  const services = sections?.flatMap((one) =>
    one._type === 'serviceContactForm' ? [one.service] : [],
  )
  const figure = { price: 250, period: 'month', from: false, text: null }
  const seo = { path: '/services/seo-visibility', title: 'SEO', french: 'Référencement' }
  expect(services).toEqual([{ ...seo, english: 'SEO', figure }, null, null])
})
