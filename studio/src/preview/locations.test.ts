import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { locationsOf, places, shown, type Whereabouts, withWrittenLinks } from './locations.ts'

const to = (id: string) => ({ _type: 'reference', _ref: id })
const page = (path: string, fr: string, ...references: string[]) => ({
  _id: `page-${path}`,
  _type: 'page',
  path,
  title: { fr },
  sections: references.map(to),
})
const dataset = [
  page('/', 'Accueil', 'service-website'),
  page('/pricing', 'Tarifs', 'plan'),
  page('/contact', 'Contact'),
  page('/legal', 'Mentions'),
  page('/seo', 'Référencement'),
  { _id: 'draft', _type: 'page', title: { fr: 'Sans adresse' } },
  { _id: 'service-seo', _type: 'service', path: '/seo' },
  {
    _id: 'navigation',
    _type: 'navigation',
    header: [{ page: to('page-/contact') }],
    services: [to('service-seo')],
  },
  { _id: 'later', _type: 'article', slug: { current: 'later' }, date: '2026-12-03' },
  { _id: 'case', _type: 'caseStudy', slug: { current: 'bakery' }, title: { fr: 'Pain' } },
  { _id: 'service-website', _type: 'service', figure: { plan: to('plan') } },
  {
    _id: 'article',
    _type: 'article',
    slug: { current: 'prices' },
    title: { fr: 'Prix' },
    body: [to('page-/pricing')],
  },
  page('/ai', 'IA', 'quiz', 'voice'),
  { _id: 'voice', _type: 'testimonial', client: to('bakery') },
  {
    _id: 'bread',
    _type: 'caseStudy',
    slug: { current: 'bread' },
    title: { fr: 'Du pain' },
    client: to('bakery'),
  },
  {
    ...page('/about-us', 'À propos'),
    sections: [{ _type: 'people' }, { _type: 'lanyard', person: to('camille') }],
  },
  { ...page('/team', 'Équipe'), sections: [{ _type: 'people' }] },
  { ...page('/later', 'Plus tard'), sections: [{ _type: 'people', hidden: true }] },
  { _id: 'camille', _type: 'person' },
]

async function used(id: string, type = 'page') {
  const found: Whereabouts = await (
    await evaluate(parse(places, { params: { id } }), { dataset, params: { id } })
  ).get()
  return locationsOf({ id, type }, found, 'fr', Date.parse('2026-11-22T12:00:00Z'))
}

test('a plan is used where it is listed, and where a service shows its price', async () => {
  expect(await used('plan', 'plan')).toEqual({
    message: 'Used on 2 pages',
    tone: 'positive',
    locations: [
      { title: 'Accueil', href: '/fr' },
      { title: 'Tarifs', href: '/fr/pricing' },
    ],
  })
})

test('a page leads to itself first, then to what links to it', async () => {
  expect(await used('page-/pricing')).toEqual({
    message: 'Linked from 1 other page',
    tone: 'positive',
    locations: [
      { title: 'Tarifs', href: '/fr/pricing' },
      { title: 'Prix', href: '/fr/blog/prices' },
    ],
  })
})

test('a quiz is used where it stands, a client also where a testimonial or a case study shows it', async () => {
  expect([...shown]).toEqual(expect.arrayContaining(['client', 'quiz']))
  expect(await used('quiz', 'quiz')).toMatchObject({ message: 'Used on 1 page' })
  const { locations = [], message } = await used('bakery', 'client')
  expect(message).toBe('Used on 2 pages')
  expect(locations.map(({ href }) => href).sort()).toEqual(['/fr/ai', '/fr/projects/bread'])
})

test('a person is on every page that shows the people, a hidden section aside', async () => {
  expect([...shown]).toContain('person')
  const { locations = [] } = await used('camille', 'person')
  expect(locations.map(({ href }) => href).sort()).toEqual(['/fr/about-us', '/fr/team'])
})

test('what no page refers to is said to be unused', async () => {
  expect(await used('testimonial', 'testimonial')).toEqual({
    message: 'Not used on any page yet',
    tone: 'caution',
  })
})

test('a question that stands on no page is what the assistant answers with', async () => {
  expect(await used('question', 'faq')).toEqual({
    message: 'On no page. Once live, the assistant answers with it.',
    tone: 'positive',
  })
})

test.each(['plan', 'service'])(
  'a %s that stands on no page is in the contact form, and what the assistant answers with',
  async (type) => {
    expect(await used('new', type)).toEqual({
      message:
        'On no page. Once live, the contact form offers it and the assistant answers with it.',
      tone: 'positive',
    })
  },
)

test('a new page is told to have no address, or that nothing links to it', async () => {
  expect(await used('draft')).toEqual({
    message: 'This page has no address yet',
    tone: 'caution',
  })
  expect(await used('page-/legal')).toEqual({
    message: 'No page or menu links to this page yet',
    tone: 'caution',
    locations: [{ title: 'Mentions', href: '/fr/legal' }],
  })
})

test('a page that a menu leads to, by itself or as a service, is reached', async () => {
  expect(await used('page-/contact')).toMatchObject({ message: 'Linked from the menus' })
  expect(await used('page-/seo')).toMatchObject({ message: 'Linked from the menus' })
  expect(await used('page-/')).toMatchObject({ tone: 'positive' })
})

test('an article is in the blog, and before its day says when it appears', async () => {
  expect(await used('article', 'article')).toMatchObject({
    message: 'Once live, listed in the blog',
  })
  expect(await used('later', 'article')).toMatchObject({
    message: 'Appears on 3 December 2026. Until then only the preview shows it.',
    tone: 'caution',
  })
})

test('a case study is among the projects, at its own address', async () => {
  expect(await used('case', 'caseStudy')).toEqual({
    message: 'Once live, listed among the projects',
    tone: 'positive',
    locations: [{ title: 'Pain', href: '/fr/projects/bakery' }],
  })
})

test('a page whose address is written out in a link is reached too', () => {
  const own = { _id: 'page-legal', _type: 'page', title: 'Mentions', path: '/legal' }
  const found: Whereabouts = { inMenu: false, date: null, pages: [own] }
  const link = (_type: string, href: string, address: Record<string, unknown> = {}) => ({
    _id: `${_type}-${href}`,
    _type,
    title: 'Contact',
    whole: { ...address, sections: [{ link: { href } }] },
  })
  const reached = (...linking: ReturnType<typeof link>[]) =>
    locationsOf(
      { id: own._id, type: 'page' },
      withWrittenLinks(found, own._id, '/legal', [{ ...own, whole: own }, ...linking]),
      'fr',
    )
  const at = { path: '/contact' }
  expect(reached().message).toMatch(/^No page or menu/)
  expect(reached(link('page', '/legally', at)).message).toMatch(/^No page or menu/)
  expect(reached(link('page', '/legal#data', at)).message).toBe('Linked from 1 other page')
  expect(reached(link('navigation', '/legal')).message).toBe('Linked from the menus')
  expect(reached(link('article', '/legal', { slug: { current: 'prices' } }))).toMatchObject({
    message: 'Linked from 1 other page',
    locations: [{ title: 'Mentions' }, { title: 'Contact', href: '/fr/blog/prices' }],
  })
})
