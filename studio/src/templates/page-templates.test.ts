import { findings } from '@jalonne/schemas/testing'
import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { cityPage } from './city-page.ts'
import { type KnownContent, knownContentQuery } from './known-content.ts'
import { landingPage } from './landing-page.ts'
import { servicePage } from './service-page.ts'

const templates = { servicePage, cityPage, landingPage }
const named = (fr: string, en = fr) => ({ _type: 'localeString', fr, en })
const several = (type: string, count: number, fields: object) =>
  Array.from({ length: count }, (_, index) => ({ _id: `${type}-${index}`, _type: type, ...fields }))
const dataset = [
  { _id: 'page-contact', _type: 'page', path: '/contact' },
  { _id: 'settings', _type: 'settings', contact: { city: named('Genève', 'Geneva') } },
  ...several('service', 5, { order: 1 }),
  ...several('testimonial', 11, {}),
  ...several('faq', 2, { topic: 'general' }),
]

async function known(documents: unknown[]): Promise<KnownContent> {
  const value = await evaluate(parse(knownContentQuery), { dataset: documents })
  return value.get()
}

test.each(Object.entries(templates))(
  '%s can be published as it is, in both languages',
  async (_, make) => {
    const page = { _id: 'new', _type: 'page', ...make(await known(dataset)) }
    expect(await findings(page, dataset)).toEqual([])
  },
)

test.each(Object.entries(templates))(
  '%s points to nothing where the lake is empty',
  async (_, make) => {
    const page = { _id: 'new', _type: 'page', ...make(await known([])) }
    expect(JSON.stringify(page)).not.toContain('_ref')
    expect(await findings(page)).toEqual([])
  },
)

test('a city page is about the town of the settings', async () => {
  const { path, title } = cityPage(await known(dataset))
  expect(path).toBe('/web-agency/geneva')
  expect(title).toMatchObject({ fr: 'Agence web à Genève', en: 'Web agency in Geneva' })
})

test('a city page is about the town it was asked for, whatever the settings say', async () => {
  const town = cityPage(await known(dataset), { fr: 'Bienne', en: 'Biel' })
  expect(town.path).toBe('/web-agency/biel')
  expect(town.title).toMatchObject({ fr: 'Agence web à Bienne', en: 'Web agency in Biel' })
  expect(JSON.stringify(town)).not.toMatch(/Genève|Geneva/)
  const same = cityPage(await known(dataset), { fr: 'Nyon', en: '' })
  expect(same.title).toMatchObject({ fr: 'Agence web à Nyon', en: 'Web agency in Nyon' })
})

test('the wall is filled evenly, whatever the number of testimonials', async () => {
  const { sections } = cityPage(await known(dataset.slice(0, -3)))
  const wall = sections.find(({ _type }) => _type === 'testimonialWall')
  expect(wall).toMatchObject({ testimonials: expect.objectContaining({ length: 9 }) })
})
