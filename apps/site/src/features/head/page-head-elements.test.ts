import { describe, expect, test } from 'vitest'
import { render } from '../../entry-server.tsx'
import type { Page, PlanContent, SectionOf } from '../../queries/section-types.ts'
import type { SiteAssets } from '../../server/render-contract.ts'
import { fetchFrom, type TestContent, testPage } from '../../testing/content.ts'
import { testPlan } from '../../testing/plans.ts'
import { testConfig } from '../../testing/test-config.ts'
import { type GraphNode, readGraph } from './testing/schema-org.ts'

const { origin } = testConfig
const assets: SiteAssets = {
  entry: '/assets/entry.js',
  scripts: () => [],
  css: () => [],
}

const settings: TestContent['settings'] = {
  brand: {
    name: 'Jalonne',
    legalName: 'Jalonne Sàrl',
    foundedYear: 1998,
    tagline: 'Agence suisse',
  },
  contact: {
    email: 'bonjour@jalonne.ch',
    phone: '+41 21 555 19 98',
    street: 'Sentier des Jalons 7',
    postalCode: '1003',
    city: 'Lausanne',
    country: { text: 'Suisse', lang: 'fr' },
    hours: null,
    openingHours: ['Mo-Fr 08:00-12:00'],
    cantons: [{ _key: 'GE', code: 'GE', name: 'Genève' }],
  },
  instagram: 'https://www.instagram.com/jalonne.fr/',
  rating: { value: 4.8, count: 120 },
  offer: { price: 250, period: 'month' },
}

const plan = (key: string, price: number | null, period: PlanContent['period'] = 'once') =>
  testPlan(key, { family: 'chatbot', price, period })

const sections: Page['sections'] = [
  {
    _type: 'seoPacks',
    _key: 'packs',
    anchor: null,
    title: 'Packs',
    lead: null,
    plans: [plan('pro', 990), plan('essential', 15, 'month'), plan('ultime', null)],
    action: null,
  },
  {
    _type: 'faqList',
    _key: 'faq',
    anchor: null,
    title: 'Questions',
    faqs: [
      {
        _id: 'how',
        question: 'Combien ?',
        answer: [
          {
            _type: 'block',
            _key: 'a',
            style: 'normal',
            markDefs: [],
            children: [{ _type: 'span', _key: 's', text: 'Peu. </script><b>', marks: [] }],
          },
        ],
      },
      { _id: 'empty', question: 'Et puis ?', answer: null },
    ],
    contact: null,
  },
]

const article = {
  _id: 'hours',
  slug: 'hours',
  category: null,
  date: '2026-03-10',
  title: 'Vos horaires',
  excerpt: { text: 'Are they right?', lang: 'en' as const },
  cover: null,
  length: 100,
}

const content: TestContent = {
  settings,
  page: (path, language) => {
    const page = testPage(path, language)
    if (path === '/') return { ...page, title: 'Accueil', mapSeed: 'home' }
    const home = { _id: 'home', path: '/', title: 'Accueil' }
    if (path === '/pricing') return { ...page, title: 'Tarifs', breadcrumbs: [home], sections }
    if (path === '/hidden') return { ...page, seo: { ...page.seo, noindex: true } }
    return path === '/blog' ? { ...page, title: 'Blog', sections: [] } : null
  },
  articles: () => [article],
  article: (slug) =>
    slug === 'hours'
      ? {
          ...article,
          seoTitle: 'Vos horaires, partout',
          updatedAt: '2026-03-11T00:00:00Z',
          content: [],
          blog: { title: 'Blog' },
          home: { title: 'Accueil' },
          related: [],
        }
      : null,
}

async function open(address: string, more: Partial<TestContent> = {}): Promise<string> {
  const { html } = await render({
    url: new URL(origin + address),
    config: testConfig,
    fetchContent: fetchFrom({ ...content, ...more }),
    assets,
    liveCursor: null,
    form: null,
    signal: new AbortController().signal,
  })
  return html ?? ''
}

/** The contents of the metas of a name or property, unescaped. */
const metas = (html: string, name: string) =>
  [...html.matchAll(/<meta data-page (?:name|property)="([^"]+)" content="([^"]*)">/g)]
    .filter((match) => match[1] === name)
    .map((match) => (match[2] ?? '').replaceAll('&amp;', '&').replaceAll('&quot;', '"'))

function find<Type extends GraphNode['@type']>(html: string, type: Type) {
  const nodes = readGraph(html) ?? []
  return nodes.find((one): one is Extract<GraphNode, { '@type': Type }> => one['@type'] === type)
}

describe('what networks show of a page', () => {
  test('is its title, its description and its picture, in its language', async () => {
    const html = await open('/fr/pricing')
    expect(metas(html, 'og:title')).toEqual(['/pricing fr'])
    expect(metas(html, 'og:description')).toEqual(['About /pricing fr'])
    expect(metas(html, 'og:url')).toEqual([`${origin}/fr/pricing`])
    expect(metas(html, 'og:locale')).toEqual(['fr_CH'])
    expect(metas(html, 'og:locale:alternate')).toEqual(['en_US'])
    expect(metas(html, 'og:site_name')).toEqual(['Jalonne'])
    expect(metas(html, 'og:image:alt')).toEqual(['Tarifs – Jalonne'])
    expect(metas(html, 'twitter:card')).toEqual(['summary_large_image'])
    expect(metas(html, 'twitter:image')).toEqual(metas(html, 'og:image'))
    expect(html).toContain('type="application/atom+xml" title="Jalonne" href="/fr/feed.xml"')
  })

  test('has a picture whose address changes with what it shows', async () => {
    const address = async (name: string) => {
      const page: TestContent['page'] = (path, language) => ({
        ...testPage(path, language),
        title: name,
      })
      return metas(await open('/fr/pricing', { page }), 'og:image')[0]
    }
    expect(await address('Tarifs')).toMatch(
      /^https:\/\/jalonne\.test\/share\/fr\/pricing\.png\?v=[a-z0-9]+$/,
    )
    expect(await address('Tarifs')).toBe(await address('Tarifs'))
    expect(await address('Tarifs')).not.toBe(await address('Prix'))
  })

  test('is on the home page what the agency does, not "Home"', async () => {
    expect(metas(await open('/fr'), 'og:image:alt')).toEqual(['Agence suisse – Jalonne'])
  })

  test('is the picture an editor has chosen, cropped as they have cropped it and around what matters, from where the lake is', async () => {
    const image = {
      url: 'https://elsewhere.test/images/p/d/abc-2000x1500.jpg',
      width: 2000,
      height: 1500,
      colour: null,
      hotspot: { x: 0.25, y: 0.75 },
      crop: { top: 0.2, bottom: 0, left: 0, right: 0.5 },
      alt: 'Une équipe',
    }
    const html = await open('/fr/pricing', {
      page: (path, language) => {
        const page = testPage(path, language)
        return { ...page, seo: { ...page.seo, image } }
      },
    })
    expect(metas(html, 'og:image')).toEqual([
      'http://localhost:3900/images/jalonne/production/abc-2000x1500.jpg?rect=0,863,1000,525&w=1200&h=630&fm=jpg&fit=crop',
    ])
    expect(metas(html, 'og:image:alt')).toEqual(['Une équipe'])
  })

  test('tells of an article when it was written', async () => {
    const html = await open('/fr/blog/hours')
    expect(metas(html, 'og:type')).toEqual(['article'])
    expect(metas(html, 'og:title')).toEqual(['Vos horaires, partout'])
    expect(metas(html, 'article:published_time')).toEqual(['2026-03-10'])
    expect(metas(html, 'article:modified_time')).toEqual(['2026-03-11T00:00:00Z'])
  })

  test.each([
    ['/en/nowhere', "We couldn't find that page."],
    ['/en/blog/nothing', 'Article not found'],
  ])('says at %s that nothing is there, over the picture of the home page', async (path, title) => {
    const html = await open(path)
    expect(metas(html, 'og:title')).toEqual([title])
    expect(metas(html, 'og:description')[0]).not.toBe('')
    expect(html).toContain('<meta name="description"')
    expect(metas(html, 'og:image')).toEqual([`${origin}/share/en.png`])
    expect(readGraph(html)).toBeNull()
  })

  test('cannot be broken out of by what an editor writes', async () => {
    const evil = '"><script>alert(1)</script>&'
    const html = await open('/fr/pricing', {
      page: (path, language) => testPage(path, language, evil),
    })
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;"')
    expect(find(html, 'WebPage')?.name).toBe(evil)
  })
})

describe('what search engines are told', () => {
  test('of the agency: where it is, how it is rated, what it starts from', async () => {
    expect(find(await open('/fr'), 'LocalBusiness')).toMatchObject({
      name: 'Jalonne',
      telephone: '+41215551998',
      address: { postalCode: '1003', addressLocality: 'Lausanne', addressCountry: 'CH' },
      areaServed: [{ name: 'Genève' }],
      logo: { url: `${origin}/icon-512.png` },
      knowsLanguage: ['fr', 'en'],
      openingHours: ['Mo-Fr 08:00-12:00'],
      aggregateRating: { ratingValue: 4.8, reviewCount: 120 },
      makesOffer: {
        price: 250,
        priceCurrency: 'CHF',
        priceSpecification: { price: 250, referenceQuantity: { value: 1, unitCode: 'MON' } },
      },
    })
  })

  test('of the agency on another page: what search results show, and no more', async () => {
    const agency = find(await open('/fr/pricing'), 'LocalBusiness')
    expect(agency).toMatchObject({
      name: 'Jalonne',
      address: { postalCode: '1003' },
      aggregateRating: { ratingValue: 4.8 },
      makesOffer: { price: 250 },
    })
    expect(Object.keys(agency ?? {})).not.toContain('areaServed')
    expect(Object.keys(agency ?? {})).not.toContain('openingHours')
  })

  test.each([
    ['once', 425, undefined],
    ['year', 120, 'ANN'],
    [null, null, undefined],
  ] as const)(
    'of its offer, paid %s: what it costs for how long',
    async (period, price, unitCode) => {
      const html = await open('/fr', { settings: { ...settings, offer: { price, period } } })
      const made = find(html, 'LocalBusiness')?.makesOffer
      expect(made?.price ?? null).toBe(price)
      expect(made?.priceSpecification.referenceQuantity?.unitCode).toBe(unitCode)
    },
  )

  test('of an agency an editor knows little of: only what is known', async () => {
    const agency = find(await open('/fr', { settings: {} }), 'LocalBusiness')
    expect(agency).toMatchObject({ name: 'Jalonne' })
    expect(Object.keys(agency ?? {})).not.toContain('address')
    expect(Object.keys(agency ?? {})).not.toContain('aggregateRating')
  })

  test('of the way to a page; there is none to the home page', async () => {
    expect(find(await open('/fr/pricing'), 'BreadcrumbList')?.itemListElement).toMatchObject([
      { position: 1, name: 'Accueil', item: `${origin}/fr` },
      { position: 2, name: 'Tarifs', item: `${origin}/fr/pricing` },
    ])
    expect(find(await open('/fr'), 'BreadcrumbList')).toBeUndefined()
  })

  test('of plans: those whose price is shown in CHF, and no other', async () => {
    const offers = find(await open('/fr/pricing'), 'OfferCatalog')?.itemListElement
    expect(offers?.map(({ name, price }) => [name, price])).toEqual([
      ['pro', 990],
      ['essential', 15],
    ])
    expect(offers?.map(({ priceSpecification }) => priceSpecification)).toMatchObject([
      { price: 990, valueAddedTaxIncluded: false },
      { price: 15, valueAddedTaxIncluded: false, referenceQuantity: { unitCode: 'MON' } },
    ])
    expect(find(await open('/fr'), 'OfferCatalog')).toBeUndefined()
  })

  test('of the people: who works for the agency, on the page that is about it', async () => {
    const person = { text: null, languages: null, portrait: null }
    const people: SectionOf<'people'> = {
      _type: 'people',
      _key: 'people',
      anchor: null,
      title: 'Nous',
      lead: null,
      people: [
        { ...person, _id: 'ada', name: 'Ada Keller', role: 'Directrice' },
        { ...person, _id: 'new', name: '', role: null },
      ],
    }
    const html = await open('/fr/about-us', {
      page: (path, language) => ({ ...testPage(path, language), sections: [people] }),
    })
    expect(find(html, 'AboutPage')?.about).toEqual({ '@id': `${origin}/#agency` })
    expect(find(html, 'LocalBusiness')?.employee).toEqual([
      { '@type': 'Person', name: 'Ada Keller', jobTitle: 'Directrice' },
    ])
    expect(find(await open('/fr'), 'LocalBusiness')?.employee).toBeUndefined()
  })

  test('R23: of case studies: what was made and when, the way to it, and the list of them', async () => {
    const study = {
      _id: 'case',
      slug: 'bakery',
      title: 'Le pain du matin',
      summary: 'Trois magasins.',
      date: '2026-05-18',
      client: null,
      industry: { key: 'hospitality', title: 'Restauration' },
      services: [],
      results: [],
    }
    const full = {
      ...study,
      updatedAt: '2026-05-19T00:00:00Z',
      before: null,
      body: [],
      list: { title: 'Réalisations' },
      home: { title: 'Accueil' },
      others: [],
    }
    const more: Partial<TestContent> = {
      page: (path, language) => testPage(path, language, 'Réalisations'),
      projects: () => [study],
      project: (slug) => (slug === 'bakery' ? full : null),
    }
    const inEnglish = await open('/en/projects/bakery', {
      project: (_, language) =>
        language === 'fr' ? full : { ...full, title: { text: full.title, lang: 'fr' } },
    })
    expect(find(inEnglish, 'CreativeWork')?.inLanguage).toBe('fr')
    const html = await open('/fr/projects/bakery', more)
    expect(find(html, 'CreativeWork')).toMatchObject({
      name: 'Le pain du matin',
      datePublished: '2026-05-18',
      about: { name: 'Restauration' },
    })
    expect(find(html, 'BreadcrumbList')?.itemListElement.map(({ item }) => item)).toEqual([
      `${origin}/fr`,
      `${origin}/fr/projects`,
      `${origin}/fr/projects/bakery`,
    ])
    expect(metas(html, 'og:image')[0]).toContain('/share/fr/projects/bakery.png')
    expect(find(await open('/fr/projects', more), 'ItemList')?.itemListElement).toMatchObject([
      { position: 1, url: `${origin}/fr/projects/bakery` },
    ])
    expect(readGraph(await open('/fr/projects/nowhere', more))).toBeNull()
  })

  test('R18: of positions nothing, open ones neither: they stand on a list, and have no page of their own', async () => {
    const job = {
      _id: 'job-designer',
      title: 'Designer',
      workload: '80 %',
      summary: 'Dessine.',
      team: 'Création',
      location: 'Lausanne',
      open: true,
      link: 'https://jobs.example/designer',
    }
    const html = await open('/fr/career', {
      page: (path, language) => testPage(path, language, 'Carrières'),
      jobs: () => [job, { ...job, _id: 'job-two', link: null }],
    })
    const types = readGraph(html)?.map((node) => node['@type'])
    expect(types).toEqual(['LocalBusiness', 'WebSite', 'WebPage'])
  })

  test('R7: of a service: who offers it, where, and at which prices; elsewhere none', async () => {
    const seo = await open('/fr/pricing', {
      page: (path, language) => ({ ...testPage(path, language, 'SEO'), service: 'seo', sections }),
    })
    expect(find(seo, 'Service')).toMatchObject({
      name: 'SEO',
      url: `${origin}/fr/pricing`,
      provider: { '@id': `${origin}/#agency` },
      areaServed: [{ name: 'Genève' }],
      hasOfferCatalog: { '@id': `${origin}/fr/pricing#plans` },
    })
    expect(find(await open('/fr/pricing'), 'Service')).toBeUndefined()
  })

  test('R9: of a service without plans: what its heading says it costs from', async () => {
    const header: SectionOf<'pageHeader'> = {
      _type: 'pageHeader',
      _key: 'header',
      anchor: null,
      title: 'Graphic design',
      lead: null,
      action: null,
      figure: { price: 89, period: null, from: true, text: null },
    }
    const html = await open('/fr/pricing', {
      page: (path, language) => ({
        ...testPage(path, language),
        service: 'graphic-design',
        sections: [header],
      }),
    })
    expect(find(html, 'Service')?.offers).toMatchObject({
      priceSpecification: { minPrice: 89, priceCurrency: 'CHF', valueAddedTaxIncluded: false },
    })
  })

  test('R8: of the agency in each canton: its area, with the towns that have a page', async () => {
    const cityList: SectionOf<'cityList'> = {
      _type: 'cityList',
      _key: 'cities',
      anchor: null,
      title: 'Towns',
      lead: null,
      cities: [
        { name: 'Carouge', canton: 'GE', slug: { _type: 'slug', current: 'carouge' } },
        { name: 'Zug', canton: 'ZG', slug: { _type: 'slug', current: 'zug' } },
      ],
    }
    const html = await open('/fr/pricing', {
      page: (path, language) => ({ ...testPage(path, language), sections: [cityList] }),
    })
    const inGeneva = (readGraph(html) ?? []).filter((node) => node['@id'].endsWith('#agency-ge'))
    expect(inGeneva).toMatchObject([
      {
        '@type': 'LocalBusiness',
        name: 'Jalonne',
        telephone: '+41215551998',
        address: { addressLocality: 'Lausanne' },
        parentOrganization: { '@id': `${origin}/#agency` },
        areaServed: { name: 'Genève', containsPlace: [{ '@type': 'City', name: 'Carouge' }] },
      },
    ])
    expect(JSON.stringify(readGraph(html))).not.toContain('agency-zg')
  })

  test('of questions: those that have an answer, as text', async () => {
    const html = await open('/fr/pricing')
    expect(find(html, 'FAQPage')?.mainEntity).toEqual([
      {
        '@type': 'Question',
        name: 'Combien ?',
        acceptedAnswer: { '@type': 'Answer', text: 'Peu. </script><b>' },
      },
    ])
    expect(find(html, 'WebPage')).toBeUndefined()
  })

  test('of the blog and of an article', async () => {
    expect(find(await open('/fr/blog'), 'Blog')?.blogPost).toMatchObject([
      { headline: 'Vos horaires', url: `${origin}/fr/blog/hours` },
    ])
    const html = await open('/fr/blog/hours')
    expect(find(html, 'BlogPosting')).toMatchObject({
      headline: 'Vos horaires',
      datePublished: '2026-03-10',
      dateModified: '2026-03-11T00:00:00Z',
      mainEntityOfPage: { '@id': `${origin}/fr/blog/hours` },
    })
    expect(find(html, 'BreadcrumbList')?.itemListElement.map(({ name }) => name)).toEqual([
      'Accueil',
      'Blog',
      'Vos horaires',
    ])
  })

  test('of a text: the language it is in, also where the page is read in the other', async () => {
    const title = { text: 'Vos horaires', lang: 'fr' as const }
    const html = await open('/en/blog/hours', {
      article: (slug, language) => {
        const found = content.article?.(slug, language) ?? null
        return found && language === 'en' ? { ...found, title } : found
      },
    })
    expect(find(html, 'BlogPosting')?.inLanguage).toBe('fr')
    expect(find(html, 'WebPage')?.inLanguage).toBe('fr')
    expect(html).toContain(`rel="canonical" href="${origin}/fr/blog/hours"`)
    const translated = await open('/en/blog/hours')
    expect(find(translated, 'WebPage')?.inLanguage).toBe('en')
    expect(translated).toContain(`rel="canonical" href="${origin}/en/blog/hours"`)
  })

  test('of a page they should not keep: nothing', async () => {
    expect(readGraph(await open('/fr/hidden'))).toBeNull()
  })

  test('when the lake is away: nothing', async () => {
    const html = await open('/fr/pricing', { away: (name) => name === 'page' })
    expect(html).not.toContain('data-page')
  })
})
