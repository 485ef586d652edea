import { findings } from '@jalonne/schemas/testing'
import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { cityOf } from './city.ts'
import { type KnownContent, knownContentQuery } from './known-content.ts'
import { landingPage } from './landing-page.ts'
import { withPageTemplates } from './page-templates.ts'
import { servicePage } from './service-page.ts'

const templates = { servicePage, landingPage }
const several = (type: string, count: number, fields: object) =>
  Array.from({ length: count }, (_, index) => ({ _id: `${type}-${index}`, _type: type, ...fields }))
const dataset = [
  { _id: 'page-contact', _type: 'page', path: '/contact' },
  ...several('service', 5, { order: 1 }),
  ...several('testimonial', 11, {}),
  ...several('faq', 2, { topic: 'general' }),
]

async function known(documents: unknown[]): Promise<KnownContent> {
  const value = await evaluate(parse(knownContentQuery), { dataset: documents })
  return value.get()
}

test.each(Object.entries(templates))(
  '%s can be published in both languages once it has an address of its own',
  async (_, make) => {
    const page = { _id: 'new', _type: 'page', ...make(await known(dataset)) }
    expect(await findings(page, dataset)).toMatchObject([{ level: 'error', at: 'path' }])
    expect(await findings({ ...page, path: '/services/own' }, dataset)).toEqual([])
  },
)

test.each(Object.entries(templates))(
  '%s points to nothing where the lake is empty',
  async (_, make) => {
    const page = { _id: 'new', _type: 'page', ...make(await known([])) }
    expect(JSON.stringify(page)).not.toContain('_ref')
    expect(await findings({ ...page, path: '/services/own' })).toEqual([])
  },
)

test('R8: a town begins with what follows from its name, and with no other text', () => {
  expect(cityOf({ fr: 'Le Locle', en: '' })).toEqual({
    name: { _type: 'localeString', fr: 'Le Locle', en: 'Le Locle' },
    phrase: { _type: 'localeString', fr: 'au Locle', en: 'in Le Locle' },
    slug: { _type: 'slug', current: 'le-locle' },
  })
  expect(cityOf({ fr: 'Bienne', en: 'Biel' })).toMatchObject({
    phrase: { fr: 'à Bienne', en: 'in Biel' },
    slug: { current: 'bienne' },
  })
})

test('R8: a town begins only where its name is asked for', () => {
  const offered = withPageTemplates([
    { id: 'city', title: 'City', schemaType: 'city', value: {} },
    { id: 'faq', title: 'Question', schemaType: 'faq', value: {} },
  ])
  const forCities = offered.filter(({ schemaType }) => schemaType === 'city')
  expect(forCities.map(({ parameters }) => parameters?.map(({ name }) => name))).toEqual([
    ['fr', 'en'],
  ])
  expect(offered.map(({ id }) => id)).toContain('faq')
})

test.each([
  [8, 6],
  [11, 9],
])(
  'of %i testimonials as many stand on the wall as fill its three columns: %i',
  async (count, shown) => {
    const { sections } = landingPage(await known(several('testimonial', count, {})))
    const wall = sections.find(({ _type }) => _type === 'testimonialWall')
    expect(wall).toMatchObject({ testimonials: expect.objectContaining({ length: shown }) })
  },
)
