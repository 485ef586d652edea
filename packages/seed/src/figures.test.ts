import { describe, expect, test } from 'vitest'
import { caseStudies } from './content/case-studies.ts'
import { cities } from './content/cities/index.ts'
import { clients } from './content/clients.ts'
import { landingFaqs } from './content/faqs.ts'
import { jobs } from './content/jobs.ts'
import { pages } from './content/pages/index.ts'
import { plans } from './content/plans/index.ts'
import { quizzes } from './content/quiz.ts'
import { services } from './content/services/index.ts'
import { settings } from './content/settings.ts'
import { testimonials } from './content/testimonials/index.ts'
import { visibleTexts } from './testing/texts.ts'
import { objectsIn } from './testing/walk.ts'

const prices = (family: string) =>
  plans
    .filter((plan) => plan.family === family)
    .map(({ key, price, period, popular }) => [key, price, period, popular])

describe('prices', () => {
  test('the website plans cost what they should, by the month', () => {
    expect(prices('site')).toEqual([
      ['basic', 250, 'month', false],
      ['pro', 500, 'month', true],
      ['commerce', 700, 'month', false],
      ['enterprise', null, 'month', false],
    ])
  })

  test('SEO packs and the local offer are paid once', () => {
    expect([...prices('seo'), ...prices('localSeo')]).toEqual([
      ['essentiel', 425, 'once', false],
      ['advanced', 750, 'once', false],
      ['expert', 1200, 'once', false],
      ['local', 490, 'once', false],
    ])
  })

  test('chatbots are paid by the month, once, or on request', () => {
    expect(prices('chatbot')).toEqual([
      ['essential', 15, 'month', false],
      ['pro', 990, 'once', false],
      ['ultime', null, 'once', false],
    ])
    const essential = plans.find(({ _id }) => _id === 'plan-chatbot-essential')
    expect(essential?.note?.fr).toContain('0.05 CHF')
    expect(essential?.note?.en).toContain('0.05 CHF')
  })

  test('hosting is paid by the year', () => {
    expect(prices('hosting')).toEqual([
      ['perform', 120, 'year', true],
      ['secureweb', 240, 'year', false],
      ['expansion', 360, 'year', false],
    ])
  })

  test('a price stands in one place: no prose repeats it', () => {
    // What a customer's own basket comes to is no price of the agency.
    const isOwn = (path: string) => /^case-\w+\.results/.test(path)
    const repeated = visibleTexts().filter(
      ({ path, text }) =>
        /\d\s*(CHF|francs)/.test(text) && path !== 'plan-chatbot-essential.note' && !isOwn(path),
    )
    expect(repeated).toEqual([])
  })
})

describe('the agency in figures', () => {
  test('a price that is the lowest of several says so', () => {
    const plates = services.map(({ key, figure }) => [key, 'from' in figure && figure.from])
    expect(plates.filter(([, isLowest]) => isLowest).map(([key]) => key)).toEqual([
      'graphic-design',
      'seo',
      'artificial-intelligence',
      'hosting',
    ])
    for (const { figure } of services) {
      if (!('plan' in figure)) continue
      const plan = plans.find(({ _id }) => _id === figure.plan._ref)
      const others = plans.filter(({ family }) => family === plan?.family)
      const isCheapest = others.every(({ price }) => price === null || price >= (plan?.price ?? 0))
      expect('from' in figure && figure.from === true, plan?._id).toBe(isCheapest)
    }
  })

  test('graphic design starts at 89, and the other plates follow the price list', () => {
    const figure = (id: string) => services.find(({ _id }) => _id === id)?.figure
    expect(figure('service-graphic-design')).toMatchObject({ amount: 89 })
    expect(figure('service-seo')).toMatchObject({ plan: { _ref: 'plan-seo-essentiel' } })
    expect(figure('service-hosting')).toMatchObject({ plan: { _ref: 'plan-hosting-perform' } })
    expect(figure('service-website')).toMatchObject({ text: { fr: '< 20 j ouvrables' } })
  })

  test('delays, support and audits are stated in both languages', () => {
    for (const language of ['fr', 'en'] as const) {
      const all = visibleTexts()
        .filter((text) => text.language === language)
        .map(({ text }) => text)
        .join('\n')
      expect(all).toMatch(language === 'fr' ? /moins de 20 jours ouvrables/ : /20 business days/)
      expect(all).toMatch(language === 'fr' ? /4 à 8 semaines/ : /4 to 8 weeks/)
      expect(all).toMatch(language === 'fr' ? /42 heures ouvrables/ : /42 business hours/)
      expect(all).toMatch(language === 'fr' ? /30 à 60 minutes/ : /30 to 60 minutes/)
    }
  })

  test('K4: the uptime promised on the page of hosting is 99.9 %, in both languages', () => {
    const promised = (language: 'fr' | 'en') =>
      visibleTexts()
        .filter(
          (text) => text.language === language && text.path.startsWith('page-service-hosting'),
        )
        .flatMap(({ text }) => text.match(/[\d.,]+\s?%/g) ?? [])
    expect(promised('en')).toEqual(Array(3).fill('99.9%'))
    expect(promised('fr')).toEqual(Array(3).fill('99,9 %'))
  })

  test('nothing makes a working week of the 42 hours: the agency is open for 40 a week', () => {
    const said = visibleTexts().filter(({ text }) => /semaine de travail|working week/.test(text))
    expect(said).toEqual([])
  })

  test('founded in 1998, rated 4.8 by 120 people, at home in seven cantons', () => {
    expect(settings.brand.foundedYear).toBe(1998)
    expect(settings.rating).toEqual({ value: 4.8, count: 120 })
    expect(settings.contact.cantons.map(({ code }) => code).join(' ')).toBe('GE VD NE JU FR VS BE')
  })

  test('everybody works at the one address or from home', () => {
    const offices = jobs.filter(({ remote }) => !remote).map(({ location }) => location.fr)
    expect(new Set(offices)).toEqual(new Set([settings.contact.city.fr]))
  })

  test('the landing page asks three questions; eight jobs are all closed', () => {
    expect(landingFaqs).toHaveLength(3)
    expect(jobs.map(({ open }) => open)).toEqual(Array(8).fill(false))
  })
})

describe('the quiz', () => {
  const [quiz] = quizzes

  test('weighs the second and third answers as agreed', () => {
    const points = quiz?.questions.map(({ options }) => options.map((option) => option.points))
    expect(points).toEqual([
      [2, 2, 2, 2],
      [2, 3, 4, 2],
      [4, 4, 4, 4],
    ])
  })

  test('recommends 6, 8, 10 sessions or a consultation', () => {
    const sessions = quiz?.recommendations.map(({ tag, sessions }) => [tag, sessions])
    expect(sessions).toEqual([
      ['anxiety', 6],
      ['mood', 8],
      ['burnout', 10],
      ['other', undefined],
    ])
  })
})

describe('what was done for a client', () => {
  const done = new Map(
    caseStudies.map(({ client, services }) => [client._ref, services.map(({ _ref }) => _ref)]),
  )

  test('whoever praises a service had it, as their case study says', () => {
    for (const { _id, client, service } of testimonials) {
      const had = client && done.get(client._ref)
      if (had) expect(had, _id).toContain(service._ref)
    }
  })

  test('the places that a client’s site has climbed are told of one search, whatever the town of the page', () => {
    const climbs = pages
      .flatMap((page) => [...objectsIn(page.sections, page.path)])
      .filter(({ value }) => value._type === 'searchDemo' && value.client)
    expect(climbs).toHaveLength(1)
    expect(climbs.filter(({ value }) => JSON.stringify(value).includes('{city}'))).toEqual([])
  })

  test('whoever is shown on the page of a service had it, as their case study says', () => {
    const shown = services.flatMap(({ _id, path }) =>
      pages
        .filter((page) => page.path.startsWith(path))
        .flatMap((page) => [...objectsIn(page.sections, page.path)])
        .flatMap(({ path, value: { client } }) => {
          const had = client instanceof Object && done.get(Reflect.get(client, '_ref'))
          return had ? [{ service: _id, path, had }] : []
        }),
    )
    expect(shown.length).toBeGreaterThan(3)
    expect(shown.filter(({ service, had }) => !had.includes(service))).toEqual([])
  })
})

describe('testimonials', () => {
  const columns = [0, 1, 2].map((column) => testimonials.filter((_, at) => at % 3 === column))
  const count = (values: string[], value: string) => values.filter((each) => each === value).length

  test('forty-two different people of different companies speak', () => {
    expect(testimonials).toHaveLength(42)
    const distinct = (pick: (testimonial: (typeof testimonials)[number]) => string) =>
      new Set(testimonials.map(pick)).size
    expect(distinct(({ name }) => name)).toBe(42)
    expect(distinct(({ company }) => company)).toBe(42)
    expect(distinct(({ quote }) => quote.fr)).toBe(42)
    expect(distinct(({ quote }) => quote.en)).toBe(42)
  })

  test('six come from each canton, fourteen speak of each kind of work', () => {
    const cantons = testimonials.map(({ company }) => company.slice(-2))
    for (const { code } of settings.contact.cantons) expect(count(cantons, code)).toBe(6)
    const sources = testimonials.map(({ source }) => source)
    for (const source of ['website', 'seo', 'localSearch']) expect(count(sources, source)).toBe(14)
  })

  test('a town is written once for both languages: it is called the same in both', () => {
    const named = cities.filter(({ name }) => name.fr !== name.en)
    expect(named.length).toBeGreaterThan(0)
    const withoutPage = ['Thun', 'Thoune', 'Düdingen', 'Guin', 'Murten', 'Morat']
    const names = [...named.flatMap(({ name }) => [name.fr, name.en]), ...withoutPage]
    // Biel/Bienne, both at once, is the name of the town in either language.
    const inOneLanguage = new RegExp(`(?<!/)\\b(${names.join('|')})\\b(?!/)`)
    const towns = [
      ...testimonials.map(({ company }) => company),
      ...clients.map(({ town }) => town),
    ]
    expect(towns.filter((town) => inOneLanguage.test(town))).toEqual([])
  })

  test('each column of the wall reads varied', () => {
    for (const column of columns) {
      const sources = column.map(({ source }) => source)
      expect(sources.filter((source, at) => source === sources[at + 1])).toEqual([])
    }
  })

  test('each says something in 12 to 35 words', () => {
    const wordy = visibleTexts()
      .filter(({ path }) => /^testimonial-\d+\.quote$/.test(path))
      .map(({ path, language, text }) => ({ path, language, words: text.split(/\s+/).length }))
      .filter(({ words }) => words < 12 || words > 35)
    expect(wordy).toEqual([])
  })
})
