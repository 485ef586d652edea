import { beforeSlug, type Language, languages } from '@jalonne/domain'
import { seedDocuments } from '@jalonne/seed'
import { render } from '@jalonne/site/entry-server'
import { readGraph } from '@jalonne/site/testing/schema-org'
import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { fakeSite } from './testing/fake-site.ts'
import { type ReadPage, readPage } from './testing/read-page.ts'
import { type RealLake, startRealLake } from './testing/real-lake.ts'
import { type RunningSite, startSite } from './testing/start-site.ts'

// Every page of the site is rendered before the first test.
vi.setConfig({ hookTimeout: 240_000 })

const origin = 'http://localhost:4600'

/** What the server answered at a path with its query. */
interface Visited {
  status: number
  html: string
  page: ReadPage
}

let lake: RealLake
let site: RunningSite
/** Everything that links lead to, from both home pages on, by path and query. */
const visited = new Map<string, Visited>()
/** The addresses of the map of the site, by path. */
const listed = new Map<string, { lastmod: string | undefined; alternates: string[] }>()

beforeAll(async () => {
  lake = await startRealLake()
  const writing = lake.client.transaction()
  for (const document of seedDocuments()) writing.create(document)
  await writing.commit()
  site = await startSite({
    lakeUrl: lake.url,
    site: fakeSite(render),
    // The first page waits for the site's code to be compiled.
    env: { RENDERS_PER_MINUTE: '100000', RENDER_DEADLINE_MS: '60000' },
  })
  await walk()
  for (const [, entry = ''] of (await site.get('/sitemap.xml')).text.matchAll(
    /<url>(.*?)<\/url>/gs,
  )) {
    listed.set(pathOf(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? ''), {
      lastmod: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
      alternates: [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(
        ([, language, href]) => `${language} ${href}`,
      ),
    })
  }
})
afterAll(async () => {
  await site.close()
  await lake.close()
})

async function walk() {
  const waiting = new Set(languages.map((language) => `/${language}`))
  for (const path of waiting) {
    const { status, text } = await site.get(path)
    const page = readPage(text)
    visited.set(path, { status, html: text, page })
    for (const { href } of page.links) {
      const target = targetOf(href, path)
      if (target) waiting.add(target.path)
    }
  }
}

/** Where a link of a page leads on this site; null where it leaves the site. */
function targetOf(href: string, from: string): { path: string; fragment: string } | null {
  const { origin: host, pathname, search, hash } = new URL(href, origin + from)
  if (host !== origin) return null
  return { path: pathname + search, fragment: decodeURIComponent(hash.slice(1)) }
}

const pathOf = (address: string) => new URL(address, origin).pathname

/** The pages search engines may keep, each under its own address. */
const indexable = () =>
  [...visited].filter(
    ([path, { status, page }]) =>
      status === 200 && page.robots.length === 0 && pathOf(page.canonical[0] ?? '') === path,
  )

const languageOf = (path: string): Language => (path.startsWith('/en') ? 'en' : 'fr')

/** What is wrong, by page: a failing test names every case at once. */
const wrongIn = (check: (path: string, visit: Visited) => string[]) =>
  indexable().flatMap(([path, visit]) => check(path, visit).map((what) => `${path}: ${what}`))

test('every page is HTML as the standard has it', () => {
  const standard = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })
  const wrong = [...visited].flatMap(([path, { html }]) =>
    standard
      .validateStringSync(html)
      .results.flatMap(({ messages }) => messages)
      .map(({ message, selector }) => `${path}: ${message} (${selector})`),
  )
  expect(wrong).toEqual([])
})

describe('R25: links', () => {
  test('lead to a page, without a detour, and to a place that is there', () => {
    expect(visited.size).toBeGreaterThan(80)
    const pages = [...visited].filter(([path, { status }]) => status === 200 && !path.includes('?'))
    const dead = pages.flatMap(([from, { page }]) =>
      page.links.flatMap(({ href }) => {
        const target = targetOf(href, from)
        if (!target) return []
        const { status, page: found } = visited.get(target.path) ?? { status: 0, page: null }
        if (status !== 200) return [`${from} → ${href}: ${status}`]
        const isThere = target.fragment === '' || found?.ids.has(target.fragment)
        return isThere ? [] : [`${from} → ${href}: no such place`]
      }),
    )
    expect(dead).toEqual([])
  })

  test('say where they lead: two of one name, in one navigation or outside, lead to one place', () => {
    const vague =
      /^(more|read more|learn more|here|click here|en savoir plus|lire la suite|ici|cliquez ici|plus|voir)$/i
    const mute = wrongIn((path, { page }) => {
      const targets = new Map<string, string>()
      return page.links.flatMap(({ href, name, navigation }) => {
        if (name === '' || vague.test(name)) return [`"${name}" → ${href}`]
        const target = targetOf(href, path)
        const place = target ? `${target.path}#${target.fragment}` : href
        const link = `${navigation}: ${name}`
        const other = targets.get(link) ?? place
        targets.set(link, other)
        return other === place ? [] : [`"${name}" → ${place} and ${other}`]
      })
    })
    expect(mute).toEqual([])
  })

  test('leave no page out: each is reached from its language’s home page, as the map lists it', () => {
    const linked = new Set<string>()
    for (const [from, { page }] of visited) {
      for (const { href } of page.links) {
        const target = targetOf(href, from)
        const isInLanguage = target && languageOf(target.path) === languageOf(from)
        if (isInLanguage && target.path !== from) linked.add(target.path)
      }
    }
    expect([...listed.keys()].filter((path) => !linked.has(path))).toEqual([])
    expect([...listed.keys()].toSorted()).toEqual(
      indexable()
        .map(([path]) => path)
        .toSorted(),
    )
  })

  test.each(languages)(
    'reach all eleven services from every page, from their overview and from each other (%s)',
    (language) => {
      const services = seedDocuments()
        .filter(({ _type }) => _type === 'service')
        .map(({ path }) => `/${language}${path}`)
      expect(services).toHaveLength(11)
      const servicesLinked = (path: string, isInText = false) => {
        const links = visited.get(path)?.page.links ?? []
        const targets = links
          .filter(({ navigation }) => !isInText || navigation === '')
          .map(({ href }) => pathOf(href))
        return services.filter((service) => service !== path && targets.includes(service))
      }
      for (const [path] of indexable().filter(([path]) => languageOf(path) === language)) {
        expect([path, ...servicesLinked(path), path], path).toEqual(
          expect.arrayContaining(services),
        )
      }
      expect(servicesLinked(`/${language}/services`, true)).toEqual(services)
      const alone = services.filter((service) => servicesLinked(service, true).length === 0)
      expect(alone).toEqual([])
    },
  )
})

describe('a document of the type', () => {
  test.each(Object.entries(beforeSlug))(
    '%s has a page with what machines read, a line in the map and a picture to share',
    async (type, before) => {
      const document = seedDocuments().find(({ _type }) => _type === type)
      expect(document, `the seed has no document of the type ${type}: give it one`).toBeDefined()
      const slug = document?.slug as { current: string } | undefined
      const path = `/fr${before}${slug?.current}`
      const { page } = visited.get(path) ?? {}
      expect(page, `no link leads to ${path}: put one on a page of the seed`).toBeDefined()
      const share = page?.share ?? {}
      // Where one is missing: features/head/page-facts.ts, queries/paths-query.ts, queries/share-image-query.ts.
      expect(share['og:url']).toBe(origin + path)
      expect([...listed.keys()]).toContain(path)
      const picture = new URL(share['og:image'] ?? '', origin)
      expect((await site.get(picture.pathname + picture.search)).status).toBe(200)
    },
  )
})

describe('R10: digital marketing in a town', () => {
  const path = '/services/digital-marketing'

  test.each([
    ['fr', 'le-locle', 'Un plan avant les canaux – au Locle.'],
    ['en', 'geneve', 'A plan before the channels – in Geneva.'],
    ['fr', 'les-brenets', 'Un plan avant les canaux – aux Brenets.'],
  ])(
    'is said in the heading (%s, %s), kept from search engines, and links to its own form',
    async (language, town, heading) => {
      const { status, text } = await site.get(`/${language}${path}-${town}`)
      const page = readPage(text)
      expect([status, page.headings, page.robots]).toEqual([200, [heading], ['noindex']])
      expect(readGraph(text)).toBeNull()
      expect(page.links.map(({ href }) => href)).toContain('#contact')
      expect(page.links.map(({ href }) => href)).not.toContain(`/${language}${path}#contact`)
      expect(listed.has(`/${language}${path}-${town}`)).toBe(false)
    },
  )

  test('has one address, and can’t be made to say a stranger’s words', async () => {
    for (const asked of [`${path}-BULLE`, `${path}?location=Bulle`]) {
      const { status, headers } = await site.get(`/fr${asked}`)
      expect([status, headers.location]).toEqual([308, `/fr${path}-bulle`])
    }
    expect((await site.get(`/fr${path}-geneva`)).headers.location).toBe(`/fr${path}-geneve`)
    expect((await site.get(`/fr${path}-call-0900`)).status).toBe(404)
  })
})

describe('a page that search engines keep', () => {
  test('has a title of its own, one heading and a description of 70 to 160 characters', () => {
    const titles = indexable().map(([, { page }]) => page.titles.join())
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
    const wrong = wrongIn((_path, { page }) => {
      const { titles, headings, descriptions } = page
      const length = descriptions[0]?.length ?? 0
      return [
        ...(titles.length === 1 ? [] : [`titles ${titles.length}`]),
        ...(titles[0]?.match(/Jalonne/g)?.length === 1 ? [] : [`title ${titles[0]}`]),
        ...(headings.length === 1 && headings[0] ? [] : [`h1 ${JSON.stringify(headings)}`]),
        ...(descriptions.length === 1 ? [] : [`descriptions ${descriptions.length}`]),
        ...(length >= 70 && length <= 160 ? [] : [`description of ${length}: ${descriptions[0]}`]),
      ]
    })
    expect(wrong).toEqual([])
  })

  test('names itself and the same page in the other language, which names it too', () => {
    const wrong = wrongIn((path, { page }) => {
      const { canonical, alternates, share } = page
      const others = languages.map((language) => visited.get(pathOf(alternates[language] ?? '')))
      return [
        ...(canonical.join() === origin + path ? [] : [`canonical ${canonical}`]),
        ...(alternates[languageOf(path)] === origin + path ? [] : ['not its own alternate']),
        ...(share['og:url'] === origin + path ? [] : [`shared as ${share['og:url']}`]),
        ...(share['og:image']?.startsWith(`${origin}/share/${languageOf(path)}`)
          ? []
          : ['picture']),
        ...(alternates['x-default'] === alternates.en ? [] : ['x-default']),
        ...others.flatMap((other) =>
          JSON.stringify(other?.page.alternates) === JSON.stringify(alternates)
            ? []
            : [`alternates ${JSON.stringify(other?.page.alternates)}`],
        ),
      ]
    })
    expect(wrong).toEqual([])
  })

  test('stands in the map with its alternates and the day of its last change', () => {
    const wrong = wrongIn((path, { page }) => {
      const { lastmod = '', alternates } = listed.get(path) ?? { alternates: [] }
      const own = Object.entries(page.alternates).map(([language, href]) => `${language} ${href}`)
      return [
        ...(Number.isNaN(Date.parse(lastmod)) ? [`lastmod ${lastmod}`] : []),
        ...(alternates.join() === own.join() ? [] : [`map ${alternates}; head ${own}`]),
      ]
    })
    expect(wrong).toEqual([])
  })

  test('shows the way to it that it tells search engines; the home page none', () => {
    const wrong = wrongIn((_path, { html, page }) => {
      const told = (readGraph(html) ?? []).flatMap((node) =>
        node['@type'] === 'BreadcrumbList' ? node.itemListElement : [],
      )
      const names = told.map(({ name }) => name.replace(/\s+/g, ' '))
      return page.trail.join(' / ') === names.join(' / ')
        ? []
        : [`shown ${page.trail.join(' / ')}; told ${names.join(' / ')}`]
    })
    expect(wrong).toEqual([])
  })

  test('is described in schema.org’s own words, with the way to it', () => {
    const wrong = wrongIn((path, { html }) => {
      try {
        const types: string[] = (readGraph(html) ?? []).map((node) => node['@type'])
        const isHome = path === `/${languageOf(path)}`
        const wanted = ['LocalBusiness', 'WebSite', ...(isHome ? [] : ['BreadcrumbList'])]
        return wanted.filter((type) => !types.includes(type)).map((type) => `no ${type}`)
      } catch (error) {
        return [String(error)]
      }
    })
    expect(wrong).toEqual([])
  })
})
