import { type CityTemplatePath, citySuffixPath, cityTemplatePath } from '@jalonne/domain'
import { site } from '@jalonne/messages'
import { beforeAll, describe, expect, test } from 'vitest'
import type { City } from '../queries/city.ts'
import type { Page } from '../queries/section-types.ts'
import { testPage, testPicture } from '../testing/content.ts'
import { marked } from '../testing/marked.ts'
import { demoSection } from '../testing/search-demo.ts'
import { cityPage } from './city-page.ts'
import { type LocalizedText, wordsOf } from './text.tsx'

beforeAll(() => site.load('en'))

const french: LocalizedText = { text: 'Trouvé.', lang: 'fr' }

const geneva: City = {
  _id: 'city-geneva',
  slug: 'geneve',
  name: 'Geneva',
  phrase: { french: 'à Genève', english: null },
  canton: 'GE',
  lead: null,
  text: null,
  figures: [],
  testimonials: [],
  mapSeed: null,
}

const pageOf = (
  template: Page,
  city: City | null = null,
  templatePath: CityTemplatePath = cityTemplatePath,
) =>
  cityPage({
    template,
    templatePath,
    city,
    address: 'geneva',
    language: 'en',
  })

test('in a preview the town stands within the sentence of the heading, which still leads to its field', () => {
  const title = marked('Found first.')
  const template = testPage(cityTemplatePath, 'en', title)
  const { sections, seo } = pageOf(template)
  const [header] = sections
  const heading = header?._type === 'pageHeader' ? String(header.title) : ''
  expect(wordsOf(heading)).toBe('Found first\u00A0–\nin\u00A0Geneva.')
  expect(heading.endsWith(title.slice('Found first.'.length))).toBe(true)
  expect(seo.title).toBe('Found first. in Geneva')
})

describe('L8: the town stands in a heading that is not translated', () => {
  test.each<[string, LocalizedText, City | null, LocalizedText]>([
    [
      'as it is written there',
      french,
      geneva,
      { text: 'Trouvé\u00A0–\nà\u00A0Genève.', lang: 'fr' },
    ],
    [
      'by its name where nobody has written it',
      french,
      null,
      { text: 'Trouvé\u00A0–\nà\u00A0Geneva.', lang: 'fr' },
    ],
    ['in no other language than the heading’s', 'Found.', geneva, 'Found\u00A0–\nin\u00A0Geneva.'],
  ])('%s', (_how, title, city, heading) => {
    const { sections } = pageOf({ ...testPage(cityTemplatePath, 'en'), title }, city)
    expect(sections[0]).toMatchObject({ title: heading })
  })
})

test('a link to a place on the page of the service leads to the same place on the page of the town, wherever it stands', () => {
  const link = { label: 'Ask', href: `${cityTemplatePath}#contact` }
  const elsewhere = { label: 'Prices', href: '/pricing' }
  const named = { anchor: null, title: null }
  const { sections } = pageOf({
    ...testPage(cityTemplatePath, 'en'),
    sections: [
      { ...named, _type: 'callToActionCard', _key: 'card', text: null, figure: null, link },
      {
        ...named,
        _type: 'pricingExtras',
        _key: 'extras',
        summary: null,
        unfolded: false,
        groups: [link, elsewhere, null].map((link) => ({
          _key: link?.href ?? 'none',
          title: null,
          lead: null,
          plans: [],
          link,
        })),
      },
      {
        ...named,
        _type: 'richText',
        _key: 'text',
        body: [
          {
            _type: 'block',
            _key: 'a',
            markDefs: [{ _type: 'textLink', _key: 'm', href: link.href }],
            children: [{ _type: 'span', _key: 's', text: 'Ask', marks: ['m'] }],
          },
        ],
      },
    ],
  })
  const addresses = [...JSON.stringify(sections).matchAll(/"href":"(.*?)"/g)].map(
    ([, href]) => href,
  )
  expect(addresses).toEqual(['#contact', '#contact', '/pricing', '#contact'])
})

test('R8, R10: search engines are shown one page of a town, the one that has words of its own', () => {
  const template = testPage(cityTemplatePath, 'en')
  const seo = { ...template.seo, image: testPicture('Service') }
  const seoOf = (city: City | null, path: CityTemplatePath) =>
    pageOf({ ...template, seo }, city, path).seo
  const local = { description: 'By the lake', image: null, noindex: false }
  expect(seoOf({ ...geneva, lead: 'By the lake' }, cityTemplatePath)).toMatchObject(local)
  const asTheService = { description: seo.description, image: seo.image, noindex: true }
  expect(seoOf(geneva, citySuffixPath)).toMatchObject(asTheService)
  expect(seoOf(null, cityTemplatePath)).toMatchObject(asTheService)
})

test('S11: the demonstration of a search shows the town where it says {city}, typed small, and else its own search', () => {
  const demo = { ...demoSection, text: { text: 'À {city}.', lang: 'fr' as const } }
  const own = {
    ...demoSection,
    _key: 'own',
    query: 'joiner moudon',
    result: 'Joiner in Moudon',
  }
  const { sections } = pageOf(
    { ...testPage(cityTemplatePath, 'en'), sections: [demo, own] },
    geneva,
  )
  expect(sections.slice(1)).toEqual([
    {
      ...demo,
      query: 'joiner geneva',
      result: 'Joiner in Geneva',
      text: { text: 'À Geneva.', lang: 'fr' },
    },
    own,
  ])
})
