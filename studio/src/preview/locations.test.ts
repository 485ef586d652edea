import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { locationsOf, type Place, places } from './locations.ts'

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
  { _id: 'service-website', _type: 'service', figure: { plan: to('plan') } },
  {
    _id: 'article',
    _type: 'article',
    slug: { current: 'prices' },
    title: { fr: 'Prix' },
    body: [to('page-/pricing')],
  },
]

async function used(id: string) {
  const found: Place[] = await (
    await evaluate(parse(places, { params: { id } }), { dataset, params: { id } })
  ).get()
  return locationsOf(id, found, 'fr')
}

test('a plan is used where it is listed, and where a service shows its price', async () => {
  expect(await used('plan')).toEqual({
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

test('what no page refers to is said to be unused', async () => {
  expect(await used('testimonial')).toEqual({
    message: 'Not used on any page yet',
    tone: 'caution',
  })
})
