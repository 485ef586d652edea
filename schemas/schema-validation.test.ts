import { describe, expect, test } from 'vitest'
import { findings } from './testing/validate.ts'

const both = (text: string) => ({ fr: text, en: text })
const paragraph = (text: string) => ({
  _type: 'block',
  _key: 'b',
  children: [{ _type: 'span', _key: 's', text }],
  markDefs: [],
})

const plan = {
  _id: 'plan-basic',
  _type: 'plan',
  family: 'site',
  key: 'basic',
  name: both('Basic'),
  price: 250,
  period: 'month',
}

const header = { _type: 'pageHeader', _key: 'header', title: both('Pricing') }

const page = {
  _id: 'page-pricing',
  _type: 'page',
  title: both('Pricing'),
  path: '/pricing',
  seo: { description: both('What it costs') },
  sections: [header, { _type: 'contactDetails', _key: 'contact', title: both('Contact') }],
}

const article = {
  _id: 'article-one',
  _type: 'article',
  title: both('One'),
  slug: { _type: 'slug', current: 'one' },
  category: 'website',
  date: '2026-01-01',
  excerpt: both('Short'),
  content: {
    fr: [paragraph('Des mots')],
    en: [paragraph('Words')],
  },
}

const testimonial = {
  _id: 'testimonial-one',
  _type: 'testimonial',
  quote: both('Good'),
  name: 'Ada',
  source: 'seo',
}

describe('a complete document', () => {
  test('a plan passes', async () => expect(await findings(plan)).toEqual([]))
  test('a page passes', async () => expect(await findings(page)).toEqual([]))
  test('a price may stay empty: it is on request', async () => {
    expect(await findings({ ...plan, price: undefined })).toEqual([])
  })
})

test('a plan that is the most popular besides another of its family is warned of', async () => {
  const other = { ...plan, _id: 'plan-pro', key: 'pro', popular: true }
  const at = async (family: string) =>
    (await findings({ ...plan, family, popular: true }, [other])).map(({ level, at }) => [
      level,
      at,
    ])
  expect(await at('site')).toEqual([['warning', 'popular']])
  expect(await at('seo')).toEqual([])
})

describe('texts', () => {
  test('missing in one language warns, at that language, and does not block', async () => {
    expect(await findings({ ...plan, name: { fr: 'Basique' } })).toEqual([
      {
        level: 'warning',
        at: 'name.en',
        message: 'The English text is missing: readers in English see the French one.',
      },
    ])
  })

  test('missing in both languages is an error', async () => {
    expect(await findings({ ...plan, name: { fr: ' ' } })).toEqual([
      { level: 'error', at: 'name', message: 'Write this text in at least one language.' },
    ])
    expect(await findings({ ...plan, name: undefined })).toMatchObject([
      { level: 'error', at: 'name' },
    ])
  })

  test('an optional text may be empty; half translated it warns', async () => {
    expect(await findings({ ...plan, note: {} })).toEqual([])
    expect(await findings({ ...plan, note: { en: 'Small print' } })).toMatchObject([
      { level: 'warning', at: 'note.fr' },
    ])
  })

  test('a description too long for search engines warns', async () => {
    const seo = { description: { fr: 'a'.repeat(161), en: 'Short' } }
    expect(await findings({ ...page, seo })).toMatchObject([
      { level: 'warning', at: 'seo.description.fr' },
    ])
  })
})

describe('a title in search results', () => {
  const settings = { _id: 'settings', _type: 'settings', brand: { name: 'Jalonne' } }
  const titled = (title: { fr: string; en: string }) => ({ ...page, seo: { ...page.seo, title } })
  const warnings = async (document: typeof page, ...others: (typeof page)[]) =>
    (await findings(document, [settings, ...others])).map(({ at, message }) => `${at} ${message}`)

  test('leaves out the brand, which the site adds', async () => {
    expect(await warnings(titled({ fr: 'Nos tarifs', en: 'Our prices | Jalonne' }))).toEqual([
      'seo.title.en Leave out “| Jalonne”: the site adds the brand of the settings by itself.',
    ])
  })

  test('is measured with the brand, unless it names it', async () => {
    const fr = 'a'.repeat(51)
    expect(await warnings(titled({ fr, en: 'Prices' }))).toEqual([
      'seo.title.fr The French title has 61 characters with the brand; search engines show about 60.',
    ])
    expect(await warnings(titled({ fr: `Jalonne, ${fr}`, en: 'Prices' }))).toEqual([])
  })

  test('is of one page alone, be it the title of the page itself', async () => {
    const other = { ...page, _id: 'page-other', path: '/other' }
    expect(await warnings(page, other)).toEqual([
      'seo.title.fr Another page has the same French title: search results could not tell them apart.',
    ])
    expect(await warnings(titled(both('Our prices')), other)).toEqual([])
    for (const edition of ['drafts', 'versions.r1']) {
      const own = { ...other, _id: `${edition}.${page._id}`, path: page.path }
      expect(await warnings(page, own)).toEqual([])
    }
  })
})

describe('prices', () => {
  test.each([
    [-1, 'A price cannot be negative.'],
    [249.9, 'Write whole francs, without centimes: 250, not 249.90.'],
  ])('%d is refused', async (price, message) => {
    expect(await findings({ ...plan, price })).toEqual([{ level: 'error', at: 'price', message }])
  })
})

describe('addresses and keys', () => {
  test('two pages cannot have the same address, not even as a draft', async () => {
    const twin = { ...page, _id: 'drafts.page-twin', title: both('Twin') }
    expect(await findings({ ...page, _id: 'drafts.page-pricing' }, [twin])).toEqual([
      { level: 'error', at: 'path', message: 'Another document already has this address.' },
    ])
  })

  test('a page is not published where visitors would see something else', async () => {
    expect(await findings({ ...page, path: '/services/seo-visibility-audit' })).toMatchObject([
      { level: 'error', at: 'path' },
    ])
  })

  test.each([
    ['/blog', 'list of articles'],
    ['/career', 'open positions'],
    ['/projects', 'list of case studies'],
    ['/services/seo-visibility', 'pages of towns'],
    ['/services/digital-marketing', 'pages of towns'],
    ['/', 'begins'],
  ])('a page does not move away from %s, where the code looks for it', async (path, what) => {
    const published = { ...page, path }
    const [finding, ...others] = await findings(
      { ...page, _id: 'drafts.page-pricing', path: '/elsewhere' },
      [published],
    )
    expect(finding).toMatchObject({ level: 'error', at: 'path' })
    expect(finding?.message).toContain(what)
    expect(others).toEqual([])
    expect(await findings({ ...published, _id: 'drafts.page-pricing' }, [published])).toEqual([])
  })

  test('any other page may move, and come to an address where the code looks for one', async () => {
    const moved = { ...page, _id: 'drafts.page-pricing', path: '/prices' }
    expect(await findings(moved, [page])).toEqual([])
    expect(await findings({ ...moved, path: '/blog' }, [page])).toEqual([])
  })

  test('the draft of a page does not compete with the page itself', async () => {
    expect(await findings({ ...page, _id: 'drafts.page-pricing' }, [page])).toEqual([])
  })

  test('the draft of a copy does not keep the page from being published again; the copy is refused', async () => {
    const copy = { ...page, _id: 'drafts.page-copy', title: both('Copy') }
    const draft = { ...page, _id: 'drafts.page-pricing' }
    expect(await findings(draft, [page, copy])).toEqual([])
    expect(await findings(copy, [page, draft])).toMatchObject([{ level: 'error', at: 'path' }])
  })

  test('a key is unique within its family only', async () => {
    const other = { ...plan, _id: 'plan-other' }
    expect(await findings(plan, [other])).toMatchObject([{ level: 'error', at: 'key' }])
    expect(await findings(plan, [{ ...other, family: 'hosting' }])).toEqual([])
  })

  test('two articles cannot have the same slug', async () => {
    expect(await findings(article)).toEqual([])
    expect(
      await findings(article, [{ ...article, _id: 'article-two', title: both('Two') }]),
    ).toMatchObject([{ level: 'error', at: 'slug' }])
  })

  test('of two towns with one slug an editor is told once', async () => {
    const city = { _type: 'city', slug: { _type: 'slug', current: 'bulle' } }
    const found = await findings({ ...city, _id: 'one' }, [{ ...city, _id: 'other' }])
    expect(found.filter(({ at }) => at === 'slug')).toHaveLength(1)
  })

  test('a slug that is no part of an address is refused', async () => {
    const slug = { _type: 'slug', current: 'Mon Article' }
    const refused = expect.objectContaining({ level: 'error', at: 'slug' })
    expect(await findings({ ...article, slug })).toEqual([refused])
    expect(await findings({ _id: 'study', _type: 'caseStudy', slug })).toContainEqual(refused)
  })

  test('a project that went live on a day to come is warned of, an article that waits for its day is not', async () => {
    const date = '9999-01-01'
    const warned = expect.objectContaining({ level: 'warning', at: 'date' })
    expect(await findings({ _id: 'study', _type: 'caseStudy', date })).toContainEqual(warned)
    const past = { _id: 'study', _type: 'caseStudy', date: '2026-01-01' }
    expect(await findings(past)).not.toContainEqual(warned)
    expect(await findings({ ...article, date })).toEqual([])
  })

  test('a year of two digits is refused: the Studio takes it for one of the first century', async () => {
    const refused = { level: 'error', at: 'date', message: 'Write the year with four digits.' }
    for (const _type of ['article', 'caseStudy', 'job']) {
      expect(await findings({ _id: 'dated', _type, date: '0027-01-15' })).toContainEqual(refused)
      expect(await findings({ _id: 'dated', _type, date: '2027-01-15' })).not.toContainEqual(
        refused,
      )
    }
  })

  test('lines of code in an article need a title and something to copy', async () => {
    const withCode = (code: object) => ({
      ...article,
      content: { fr: [{ _type: 'codeBlock', _key: 'c', ...code }], en: article.content.en },
    })
    const lines = { title: 'Try it', language: 'css', code: 'a {}' }
    expect(await findings(withCode(lines))).toEqual([])
    expect(await findings(withCode({ language: 'css' }))).toMatchObject([
      { level: 'error', at: 'content.fr[c].title' },
      { level: 'error', at: 'content.fr[c].code' },
    ])
    expect(await findings(withCode({ ...lines, language: 'cobol' }))).toMatchObject([
      { level: 'error', at: 'content.fr[c].language' },
    ])
  })
})

describe('links, figures and plates', () => {
  const withSection = (section: object) => ({
    ...page,
    sections: [header, { _key: 's', ...section }],
  })
  const card = { _type: 'callToActionCard', title: both('Offer'), text: both('Why') }

  test.each([
    ['without a target', {}],
    ['with two targets', { path: '/pricing', url: 'https://example.ch' }],
  ])('a link %s is refused', async (_, target) => {
    const link = { _type: 'link', label: both('Go'), ...target }
    expect(await findings(withSection({ ...card, link }))).toMatchObject([
      {
        level: 'error',
        at: 'sections[s].link',
        message: expect.stringContaining('Choose one target'),
      },
    ])
  })

  test('a link may lead to a place in a page, or to an e-mail address', async () => {
    for (const target of [{ path: '/pricing#contact' }, { url: 'mailto:bonjour@example.ch' }]) {
      const link = { _type: 'link', label: both('Go'), ...target }
      expect(await findings(withSection({ ...card, link }))).toEqual([])
    }
  })

  test('a link needs a text, but for one of the footer that leads to a page', async () => {
    const toPage = { _type: 'link', page: { _type: 'reference', _ref: 'page-pricing' } }
    const toPath = { _type: 'link', path: '/pricing' }
    const footer = (link: object) => ({
      _id: 'navigation',
      _type: 'navigation',
      footer: [{ _key: 'f', title: both('Company'), links: [{ _key: 'l', ...link }] }],
    })
    const missing = async (document: Parameters<typeof findings>[0]) =>
      (await findings(document)).filter(
        ({ level, at }) => level === 'error' && at.endsWith('label'),
      )
    expect(await missing(footer(toPage))).toEqual([])
    expect(await missing(footer(toPath))).toHaveLength(1)
    expect(await missing(withSection({ ...card, link: toPage }))).toHaveLength(1)
  })

  test('a link to a page that does not exist is refused', async () => {
    const link = { label: both('Go'), page: { _type: 'reference', _ref: 'page-gone' } }
    expect(await findings(withSection({ ...card, link }))).toMatchObject([
      { level: 'error', at: 'sections[s].link.page' },
    ])
  })

  test.each([
    'https://www.jalonne.ch/fr/pricing',
    'http://JALONNE.ch',
    'https://jalonne.com?from=mail',
  ])('a link to the whole address of a page of this site is warned of: %s', async (url) => {
    const hosts = { fr: ['jalonne.ch', 'www.jalonne.ch'], en: ['jalonne.com'] }
    const settings = { _id: 'settings', _type: 'settings', hosts }
    const link = { _type: 'link', label: both('Go'), url }
    expect(await findings(withSection({ ...card, link }), [settings])).toEqual([
      {
        level: 'warning',
        at: 'sections[s].link.url',
        message:
          'This is a page of this site: choose it above, so that readers stay in their language.',
      },
    ])
    const other = { ...link, url: 'https://www.example.ch/jalonne.ch' }
    expect(await findings(withSection({ ...card, link: other }), [settings])).toEqual([])
    const unset = { _id: 'settings', _type: 'settings' }
    expect(await findings(withSection({ ...card, link }), [unset])).toEqual([])
  })

  test('so is one in a text, which may have been pasted', async () => {
    const hosts = { _type: 'object', fr: ['jalonne.ch'] }
    const settings = { _id: 'settings', _type: 'settings', hosts }
    const markDefs = [{ _type: 'textLink', _key: 'l', url: 'https://jalonne.ch/fr/blog' }]
    const fr = [{ ...paragraph('Des mots'), markDefs }]
    const found = await findings({ ...article, content: { ...article.content, fr } }, [settings])
    expect(found).toMatchObject([{ level: 'warning', at: 'content.fr[b].markDefs[l].url' }])
  })

  test('a figure is one thing: a plan, an amount or a text', async () => {
    const link = { label: both('Go'), path: '/pricing' }
    const figure = { amount: 89, text: both('< 20') }
    expect(await findings(withSection({ ...card, link, figure }))).toMatchObject([
      { level: 'error', at: 'sections[s].figure' },
    ])
    expect(await findings(withSection({ ...card, link, figure: { amount: 0 } }))).toEqual([])
  })

  test('a figure of which “Lowest price” alone is left does not block a page', async () => {
    const link = { _type: 'link', label: both('Go'), path: '/pricing' }
    expect(await findings(withSection({ ...card, link, figure: { from: true } }))).toEqual([])
  })

  test.each([
    [{}],
    [{ drawing: 'none' }],
    [{ value: { _type: 'localeString' }, label: { _type: 'localeString' } }],
  ])('the figure of a testimonial may be emptied again: %j', async (left) => {
    const figure = { _type: 'drawnFigure', ...left }
    expect(await findings({ ...testimonial, figure })).toEqual([])
  })

  test.each([
    [{ value: both('14') }, ['label']],
    [{ label: both('to launch') }, ['value']],
    [{ unit: both('days') }, ['value', 'label']],
    [{ drawing: 'days', amount: 14 }, ['value', 'label']],
  ])('a figure that was begun is a number and what it counts: %j', async (begun, missing) => {
    const figure = { _type: 'drawnFigure', ...begun }
    expect(await findings({ ...testimonial, figure })).toMatchObject(
      missing.map((field) => ({ level: 'error', at: `figure.${field}` })),
    )
  })

  test('a figure in a list is written', async () => {
    const figures = [{ _type: 'drawnFigure', _key: 'f' }]
    const found = await findings(withSection({ _type: 'figures', title: both('F'), figures }))
    expect(found).toMatchObject(
      ['value', 'label'].map((field) => ({
        level: 'error',
        at: `sections[s].figures[f].${field}`,
      })),
    )
  })

  test('a plate needs a service or a link', async () => {
    const hero = {
      _type: 'heroPlates',
      title: both('T'),
      lead: both('L'),
      plates: [{ _key: 'p', tone: 'ink' }],
    }
    expect(await findings({ ...page, sections: [{ ...hero, _key: 's' }] })).toMatchObject([
      {
        level: 'error',
        at: 'sections[s].plates[p]',
        message: 'Choose a service, or write a link.',
      },
    ])
  })

  test('packs stand side by side: four at the most', async () => {
    const plans = [1, 2, 3, 4, 5].map((id) => ({ _key: `${id}`, _ref: `plan-${id}` }))
    const dataset = plans.map(({ _ref }) => ({ ...plan, _id: _ref }))
    const packs = (count: number) =>
      findings(
        withSection({ _type: 'seoPacks', title: both('Packs'), plans: plans.slice(0, count) }),
        dataset,
      )
    expect(await packs(4)).toEqual([])
    expect(await packs(5)).toMatchObject([{ level: 'error', at: 'sections[s].plans' }])
  })

  test('no other section is reached by the name an editor gives one', async () => {
    const call = { _type: 'scheduleForm', title: both('Call') }
    const named = { ...call, anchor: 'appointment' }
    const pageOf = (...sections: object[]) => ({
      ...page,
      sections: [header, ...sections.map((section, place) => ({ ...section, _key: `${place}` }))],
    })
    const taken = (place: number) => ({ level: 'error', at: `sections[${place}].anchor` })
    expect(await findings(pageOf(named, named))).toMatchObject([taken(0), taken(1)])
    expect(await findings(pageOf({ ...call, anchor: 'call' }, call))).toMatchObject([taken(0)])
    expect(await findings(pageOf(call, named))).toEqual([])
    expect(await findings(pageOf(named, { ...named, hidden: true }))).toEqual([])
    expect(await findings(pageOf(call, call)), 'a section doubled in the Studio').toEqual([])
  })

  test('a name that the site itself or a spread of services has is taken too', async () => {
    const named = { ...page, sections: [header, { ...page.sections[1], anchor: 'jobs' }] }
    const taken = { level: 'error', at: 'sections[contact].anchor' }
    expect(await findings(named)).toEqual([])
    expect(await findings({ ...named, path: '/career' })).toMatchObject([taken])
    const seo = { _id: 'service-seo', _type: 'service', key: 'jobs' }
    const spread = { _type: 'serviceSpread', _key: 'seo', services: [{ _ref: seo._id }] }
    const spreads = { _type: 'serviceSpreads', _key: 'spreads', spreads: [spread] }
    const found = await findings({ ...named, sections: [...named.sections, spreads] }, [seo])
    expect(found).toContainEqual(expect.objectContaining(taken))
  })

  test('a page whose sections are all hidden is refused: visitors would see nothing', async () => {
    const sections = [{ ...header, hidden: true }]
    expect(await findings({ ...page, sections })).toContainEqual(
      expect.objectContaining({ level: 'error', at: 'sections' }),
    )
  })

  test('a page has one main heading', async () => {
    const levels = async (...sections: object[]) =>
      (await findings({ ...page, sections })).map(({ level, at }) => [level, at])
    const [, contact] = page.sections
    expect(await levels({ ...contact })).toEqual([['warning', 'sections']])
    const second = { ...header, _key: 'second' }
    expect(await levels(header, second)).toEqual([['warning', 'sections[second]']])
    expect(await levels(header, { ...second, hidden: true })).toEqual([])
  })

  test('a calculator, a quiz or spreads stand on a page once, unless one is hidden', async () => {
    const quiz = { _type: 'quizTrail', title: both('Quiz'), quiz: { _ref: 'quiz-one' } }
    const dataset = [{ _id: 'quiz-one', _type: 'quiz' }]
    const sections = ['a', 'b'].map((_key) => ({ ...quiz, _key }))
    expect(await findings({ ...page, sections: [header, ...sections] }, dataset)).toEqual([
      {
        level: 'warning',
        at: 'sections[b]',
        message: 'This section works only once per page: hide it, or the one above.',
      },
    ])
    const [first, second] = sections
    const apart = [header, first, { ...second, hidden: true }]
    expect(await findings({ ...page, sections: apart }, dataset)).toEqual([])
  })
})

test('a client’s accent can be seen on its field', async () => {
  const client = {
    _id: 'client-one',
    _type: 'client',
    name: 'Cave',
    town: 'Carouge GE',
    trade: both('Winery'),
    field: '#1b37c9',
    ink: '#f5f7fc',
  }
  for (const accent of [undefined, '#8fa3f5'])
    expect(await findings({ ...client, accent })).toEqual([])
  for (const accent of ['#1b37c9', '#3350d8'])
    expect(await findings({ ...client, accent })).toEqual([
      {
        level: 'error',
        at: 'accent',
        message: 'Hard to see on its field: take a lighter or a darker colour.',
      },
    ])
})

test('the address of a client’s site is its host alone, as it is shown in a window', async () => {
  const site = 'https://www.boulangerie-du-leman.ch/accueil'
  const found = await findings({ _id: 'client-one', _type: 'client', site })
  expect(found).toContainEqual(expect.objectContaining({ level: 'error', at: 'site' }))
})

test('a number that is missing is asked for once', async () => {
  const check = { _type: 'deliveryCheck', _key: 's', title: both('Delivery') }
  const found = await findings({ ...page, sections: [header, check] })
  expect(found.filter(({ at }) => at === 'sections[s].vat')).toEqual([
    { level: 'error', at: 'sections[s].vat', message: 'Required' },
  ])
  const minus = await findings({ ...page, sections: [header, { ...check, vat: -1 }] })
  expect(minus.filter(({ at }) => at === 'sections[s].vat')).toHaveLength(1)
})

describe('what visitors would see broken or empty is refused, in its place', () => {
  const slider = { min: 0, max: 100, step: 10, start: 50 }
  const ad = (parts: number[]) => ({ _key: 'ad', _type: 'adChannel', parts })
  const bot = { from: 'bot', form: true }
  const cell = (plan: string) => ({ _key: plan, plan: { _ref: 'plan-one' } })
  const spread = (_key: string) => ({ _key, services: [{ _key: 'a', _ref: 'service-one' }] })
  const bento = (drawing: string) => ({ cells: [{ _key: 'c', _type: 'bentoCell', drawing }] })
  const empty = { _key: 'e', _type: 'localeString' }

  test.each<[type: string, fields: object, at: string, message: RegExp]>([
    ['funnel', { visits: { ...slider, start: 200 } }, 'visits', /start between/],
    ['funnel', { visits: { ...slider, start: 55 } }, 'visits', /steps must lead/],
    ['funnel', { visits: { ...slider, max: 95 } }, 'visits', /steps must lead/],
    ['funnel', { visits: { ...slider, min: -10 } }, 'visits.min', /0/],
    ['funnel', { steps: [{ _key: 's', rate: { ...slider, max: 150 } }] }, 'steps[s].rate', /100/],
    ['leadCalculator', { saleRate: { ...slider, max: 150 } }, 'saleRate', /100/],
    ['deliveryCheck', { goodsShare: { ...slider, max: 150 } }, 'goodsShare', /100/],
    ['budgetSplit', { goals: [empty], channels: [ad([]), ad([])] }, 'channels', /parts/],
    ['budgetSplit', { goals: [empty] }, 'goals[e]', /text/i],
    ['chatDemo', { messages: [bot, bot] }, 'messages', /Only the last message/],
    ['chatModes', {}, 'popup', /one place/],
    ['searchDemo', { positions: [11, 24] }, 'positions', /better than/],
    ['searchDemo', { others: [empty] }, 'others[e]', /text/i],
    [
      'planTimetable',
      { rows: [{ _key: 'r', cells: [cell('a'), cell('b')] }] },
      'rows[r].cells',
      /two/,
    ],
    ['planTimetable', { included: [empty] }, 'included[e]', /text/i],
    ['serviceSpreads', { spreads: [spread('a'), spread('b')] }, 'spreads', /same service/],
    ['fork', { arms: [{ _key: 'a' }] }, 'arms', /2/],
    ['siteStages', { stages: [{ _key: 's' }] }, 'stages[s].picture', /image/],
    ['bento', bento('gauge'), 'cells[c].amount', /fill it in/],
    ['bento', bento('signs'), 'cells[c].lines', /fill it in/],
    ['bento', bento('phone'), 'cells[c].picture', /fill it in/],
    ['bento', bento('addresses'), 'cells[c].redirects', /fill it in/],
  ])('%s with %j', async (_type, fields, at, message) => {
    const section = { _type, _key: 's', title: both('Title'), ...fields }
    expect(await findings({ ...page, sections: [header, section] })).toContainEqual({
      level: 'error',
      at: `sections[s].${at}`,
      message: expect.stringMatching(message),
    })
  })

  test('the text of a client that can’t be read on its colour, and the year of a person', async () => {
    const client = { _id: 'client-one', _type: 'client', field: '#ffffff', ink: '#eeeeee' }
    expect(await findings(client)).toContainEqual(
      expect.objectContaining({ level: 'error', at: 'ink' }),
    )
    const person = { _id: 'person-one', _type: 'person', since: 98 }
    expect(await findings(person)).toContainEqual(
      expect.objectContaining({ level: 'error', at: 'since' }),
    )
  })

  test('a quiz whose answers speak for a recommendation that is not there', async () => {
    const quiz = (tag: string | undefined, ...tags: (string | undefined)[]) => ({
      _id: 'quiz-one',
      _type: 'quiz',
      questions: [{ _key: 'q', options: [{ _key: 'o', tag }] }],
      recommendations: tags.map((each, place) => ({ _key: `${place}`, tag: each })),
    })
    const messages = async (...tags: Parameters<typeof quiz>) =>
      (await findings(quiz(...tags))).map(({ message }) => message)
    expect(await messages('shop', 'site')).toContain('No recommendation has the tag "shop".')
    expect(await messages('shop', 'shop', 'shop')).toContain(
      'Two recommendations have the same tag.',
    )
    const unseen = expect.stringContaining('No answer has this tag')
    expect(await messages('shop', 'shop', 'site')).toContainEqual(unseen)
    expect(await messages('shop', 'shop')).not.toContainEqual(unseen)
    expect(await messages('shop', 'shop', undefined, undefined)).not.toContain(
      'Two recommendations have the same tag.',
    )
  })
})

describe('images', () => {
  const asset = { _type: 'reference', _ref: 'image-abc-1x1-png' }
  const dataset = [{ _id: asset._ref, _type: 'sanity.imageAsset' }]

  test('an image says what it shows', async () => {
    const avatar = { _type: 'image', asset }
    expect(await findings({ ...testimonial, avatar }, dataset)).toMatchObject([
      { level: 'error', at: 'avatar.alt' },
    ])
    expect(
      await findings({ ...testimonial, avatar: { ...avatar, alt: both('A face') } }, dataset),
    ).toEqual([])
  })

  const body = article.content
  const removed = { _type: 'localeImage', alt: both('A face') }
  test.each([
    ['an image beside a text', { _type: 'imageAndText', title: both('T'), body }, 'image'],
    ['a film', { _type: 'video', title: both('T') }, 'file'],
  ])(
    '%s is asked for once, before it is chosen and after it is removed',
    async (_, section, field) => {
      for (const value of [undefined, removed]) {
        const sections = [header, { ...section, _key: 's', [field]: value }]
        expect(await findings({ ...page, sections })).toEqual([
          {
            level: 'error',
            at: `sections[s].${field}`,
            message: expect.stringContaining('Choose'),
          },
        ])
      }
    },
  )

  test.each([
    [{ _type: 'gallery', images: [{ _type: 'galleryImage', _key: 'i' }] }, 'images[i].image'],
    [{ _type: 'badgeRing', badges: [{ ...removed, _key: 'b' }] }, 'badges[b]'],
  ])('a place in $_type wants an image', async (section, at) => {
    const sections = [header, { ...section, _key: 's', title: both('T') }]
    expect(await findings({ ...page, sections })).toEqual([
      { level: 'error', at: `sections[s].${at}`, message: 'Choose an image.' },
    ])
  })

  test('a mark is transparent around its letters: an opaque one is told', async () => {
    const client = {
      ...{ _id: 'firm', _type: 'client', name: 'Firm', town: 'Bulle FR', trade: both('Winery') },
      ...{ field: '#1b37c9', ink: '#f5f7fc', mark: { _type: 'image', asset } },
    }
    const image = (isOpaque: boolean) => ({
      ...{ _id: asset._ref, _type: 'sanity.imageAsset' },
      metadata: { isOpaque },
    })
    expect(await findings(client, [image(false)])).toEqual([])
    expect(await findings(client, [image(true)])).toMatchObject([{ level: 'warning', at: 'mark' }])
  })

  test('an image within a text is chosen before it is published', async () => {
    const content = { fr: [...article.content.fr, { _type: 'textImage', _key: 'i' }] }
    expect(await findings({ ...article, content }, dataset)).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'Choose an image.' }),
    )
  })

  test('no image, no description', async () => {
    expect(await findings({ ...testimonial, avatar: { _type: 'image' } })).toEqual([])
  })
})

test('what is no telephone number and no canton is told in the settings, without the words of developers', async () => {
  const canton = { _type: 'canton', _key: 'c', code: 'Genève', name: both('Genève') }
  const openingHours = ['Mo-Fr 08:00-12:00', 'Sa,Su 10:00-16:00', 'lundi 8h']
  const contact = { phone: '022 555 01 98', cantons: [canton], openingHours }
  const found = await findings({ _id: 'settings', _type: 'settings', contact })
  const at = (place: string) => found.filter((finding) => finding.at === place)
  expect(found.filter((finding) => finding.at.startsWith('contact.openingHours'))).toMatchObject([
    { at: 'contact.openingHours[2]', message: expect.stringContaining('Mo-Fr 08:00-12:00') },
  ])
  expect(at('contact.phone')).toMatchObject([{ message: expect.stringContaining('Begin with +') }])
  expect(at('contact.cantons[c].code')).toMatchObject([
    { message: 'Write two capital letters: GE.' },
  ])
})

describe('redirects', () => {
  const redirect = (_id: string, from: string, to: string) => ({ _id, _type: 'redirect', from, to })

  test('an old address may look as none does on this site', async () => {
    expect(await findings(redirect('r1', '/Tarifs.htm', '/pricing'), [page])).toEqual([])
  })

  test('a redirect to the whole address of a page of this site is refused', async () => {
    const settings = { _id: 'settings', _type: 'settings', hosts: { fr: ['jalonne.ch'] } }
    const to = 'https://jalonne.ch/fr/old'
    expect(await findings(redirect('r1', '/old', to), [settings])).toMatchObject([
      { level: 'error', at: 'to', message: expect.stringContaining('beginning with a slash') },
    ])
    expect(await findings(redirect('r1', '/old', 'https://example.ch/old'), [settings])).toEqual([])
  })

  test('a redirect to itself is refused', async () => {
    expect(await findings(redirect('r1', '/old', '/old'))).toMatchObject([
      { level: 'error', message: 'Visitors would go round in circles: /old → /old.' },
    ])
  })

  test('a circle through others is refused, with the way it takes', async () => {
    const others = [redirect('r2', '/b', '/c'), redirect('r3', '/c', '/a')]
    expect(await findings(redirect('r1', '/a', '/b'), others)).toMatchObject([
      { message: 'Visitors would go round in circles: /a → /b → /c → /a.' },
    ])
  })

  const named = (_type: string, current: string) => ({ _id: _type, _type, slug: { current } })
  test.each([
    ['/pricing', page],
    ['/blog/hours', named('article', 'hours')],
    ['/projects/bakery', named('caseStudy', 'bakery')],
    ['/services/seo-visibility-bulle', named('city', 'bulle')],
    ['/services/digital-marketing-bulle', named('city', 'bulle')],
  ])('a redirect from %s warns that visitors still see a page there', async (from, shown) => {
    const warning = {
      level: 'warning',
      at: 'from',
      message: 'Visitors still see the page at this address: the redirect holds once it is gone.',
    }
    const rule = redirect('r1', from, 'https://example.ch/plans')
    expect(await findings(rule, [shown])).toEqual([warning])
    expect(await findings(rule, [{ ...shown, _id: 'drafts.a' }])).toEqual([])
  })

  test.each(['/login', '/dashboard', '/dashboard/users'])(
    'a redirect from %s, which stands in no document, warns as well',
    async (from) => {
      expect(await findings(redirect('r1', from, 'https://example.ch/plans'))).toMatchObject([
        { level: 'warning', at: 'from' },
      ])
    },
  )

  const hours = named('article', 'hours')
  test.each([
    ['/pricing#seo', page],
    ['/pricing?plan=basic', page],
    ['/blog/hours', hours],
    ['/services/seo-visibility-bulle', page],
    ['/dashboard/users', page],
    ['/quote', redirect('r2', '/quote', '/pricing')],
  ])('a redirect to %s is fine', async (to, there) => {
    expect(await findings(redirect('r1', '/old', to), [there])).toEqual([])
  })

  test.each([
    ['/prices', page],
    ['/pricing', { ...page, _id: 'drafts.page-pricing' }],
    ['/blog/hours', { ...hours, _id: 'versions.r1.article' }],
    ['/quote', redirect('drafts.r2', '/quote', '/pricing')],
    ['/dashboard/nope', page],
    ['/services/seo-visibility-2', page],
  ])('a redirect to %s, where visitors find nothing, warns', async (to, there) => {
    expect(await findings(redirect('r1', '/old', to), [there])).toEqual([
      { level: 'warning', at: 'to', message: 'No page has this address.' },
    ])
  })

  test('a chain that ends is fine, also on another site', async () => {
    const others = [redirect('r2', '/b', '/c')]
    expect(await findings(redirect('r1', '/a', '/b'), others)).toEqual([])
    expect(await findings(redirect('r1', '/a', 'https://example.ch/x'))).toEqual([])
  })
})

test('a gift written into a line of a plan is refused: there is a switch for it', async () => {
  const features = [{ _key: 'a', _type: 'planFeature', text: { fr: '🎁 Un logo', en: 'A logo' } }]
  expect(await findings({ _id: 'plan-one', _type: 'plan', features })).toContainEqual(
    expect.objectContaining({ level: 'error', at: 'features[a].text' }),
  )
})

test('a quiz answer that speaks for no recommendation is refused', async () => {
  const option = (_key: string, tag: string) => ({ _key, text: both('Yes'), tag, points: 2 })
  const recommendation = (tag: string) => ({
    _key: tag,
    tag,
    title: both(tag),
    description: both(tag),
    callToAction: both('Go'),
  })
  const quiz = {
    _id: 'quiz-one',
    _type: 'quiz',
    key: 'one',
    title: both('Quiz'),
    questions: [
      {
        _key: 'q',
        text: both('Why?'),
        options: [option('a', 'mood'), option('b', 'other'), option('c', 'burnout')],
      },
    ],
    recommendations: [recommendation('mood'), recommendation('burnout')],
  }
  expect(await findings(quiz)).toMatchObject([
    {
      level: 'error',
      at: 'questions[q].options[b].tag',
      message: 'No recommendation has the tag "other".',
    },
  ])
})
