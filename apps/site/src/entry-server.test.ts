import type { FormOutcome } from '@jalonne/api/shapes'
import type { DehydratedState } from '@tanstack/react-query'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { configId } from './config.ts'
import { render } from './entry-server.tsx'
import { blogOf, fullArticle, paragraph } from './features/blog/testing.ts'
import type { SectionOf } from './queries/section-types.ts'
import type { SiteAssets } from './server/render-contract.ts'
import { quoteSection } from './testing/contact.ts'
import { fetchFrom, type TestContent, testPage } from './testing/content.ts'
import { testPlan } from './testing/plans.ts'
import { testConfig } from './testing/test-config.ts'

const assets: SiteAssets = {
  entry: '/assets/entry.js',
  scripts: (modules) => ['/assets/entry.js', ...modules.map((module) => `/assets/${module}.js`)],
  css: () => [{ href: '/assets/site.css', text: 'body{margin:0}' }],
}
const pages: TestContent = {
  page: (path, language) => (path === '/' || path === '/pricing' ? testPage(path, language) : null),
  redirects: [
    { from: '/tarifs', to: '/pricing', permanent: true },
    { from: '/oeufs', to: '/œufs–frais', permanent: true },
    { from: '/menu', to: 'https://example.org/menu', permanent: false },
  ],
}
const { signal } = new AbortController()
const configIn = (html: string | null): unknown =>
  JSON.parse(html?.split(`id="${configId}">`)[1]?.split('</script>')[0] ?? '')
/** What the page carries of its queries: the router's script, run as a browser would. */
function queriesIn(html: string | null): DehydratedState['queries'] {
  const scripts =
    html?.split('</head>')[1]?.matchAll(/<script data-tsr[^>]*>(.*?)<\/script>/gs) ?? []
  const self: { $_TSR?: { router: { dehydratedData: { queries: string } } } } = {}
  const script = { previousElementSibling: null, remove: () => {} }
  const text = [...scripts].map((found) => found[1]).join(';')
  new Function('self', 'document', `with(self){${text}}`)(self, { currentScript: script })
  return JSON.parse(self.$_TSR?.router.dehydratedData.queries ?? '').queries
}
const open = (
  address: string,
  content = pages,
  until = signal,
  form: FormOutcome | null = null,
  liveCursor = 'a.7',
) =>
  render({
    url: new URL(testConfig.origin + address),
    config: testConfig,
    fetchContent: fetchFrom(content),
    assets,
    liveCursor,
    form,
    signal: until,
  })

describe('a page', () => {
  test.each(['fr', 'en'] as const)('is complete HTML in %s', async (language) => {
    const { status, html, syncTags, cacheable, errors } = await open(`/${language}/pricing`)
    expect({ status, cacheable, errors }).toEqual({ status: 200, cacheable: true, errors: [] })
    expect(syncTags.toSorted()).toEqual(['layout', 'page:/pricing', 'services'])
    expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${language}"`))
    expect(html).toContain(`<title>/pricing ${language} | Jalonne</title>`)
    expect(html).toContain(`Card of /pricing ${language}`)
    expect(html).toContain(
      `<link rel="canonical" href="https://jalonne.test/${language}/pricing"/>`,
    )
  })

  test('S13: with the answers of a quiz in its address is one of many, and is kept apart', async () => {
    expect((await open('/fr?answers=1')).unbounded).toBe(true)
    expect((await open('/fr?source=quiz&rec=mood')).unbounded).toBe(true)
    expect((await open('/fr?answers=0&rec=mood')).unbounded).toBeFalsy()
  })

  describe('with what a form is to open with in its address', () => {
    const plans: SectionOf<'planPicker'> = {
      _type: 'planPicker',
      _key: 'plans',
      anchor: 'plans',
      title: 'Plans',
      lead: null,
      note: null,
      privacy: null,
      plans: [testPlan('perform'), testPlan('later')],
    }
    const withForms: TestContent = {
      page: (path, language) => ({
        ...testPage(path, language),
        sections: path === '/about' ? [] : path === '/hosting' ? [plans] : [quoteSection],
      }),
    }
    const fetched = async (address: string) => {
      const { html, unbounded } = await open(address, withForms)
      const chosen = /<option[^>]* selected[^>]*>([^<]*)</.exec(html ?? '')?.[1]
      return { chosen, planKey: /name="planKey" value="(.*?)"/.exec(html ?? '')?.[1], unbounded }
    }

    test('comes with it chosen and is kept as any page, whichever an editor has made', async () => {
      expect(await fetched('/en/contact?plan=seo-grand')).toMatchObject({
        chosen: 'SEO pack – Grand',
        unbounded: false,
      })
      expect(await fetched('/en/contact?product=website')).toMatchObject({
        chosen: 'Website',
        unbounded: false,
      })
      expect(await fetched('/en/hosting?plan=hosting-later')).toMatchObject({
        planKey: 'later',
        unbounded: false,
      })
    })

    test('is kept apart where nothing there is called so, as anybody can make that up', async () => {
      for (const address of [
        '/en/contact?plan=made-up',
        '/en/contact?plan=made-up&billing=yearly',
        '/en/contact?product=made-up',
        '/en/contact?plan=seo-grand&product=made-up',
        '/en/hosting?plan=site-pro',
        '/en/about?plan=seo-grand',
      ])
        expect((await fetched(address)).unbounded, address).toBe(true)
      expect((await fetched('/en/contact?plan=%3Cscript%3E&a=b')).unbounded).toBe(false)
    })
  })

  test('of some case studies is one of many too, as anybody can make up what to choose by', async () => {
    const projects: TestContent = { ...pages, page: testPage }
    expect((await open('/fr/projects?industry=made-up', projects)).unbounded).toBe(true)
    expect((await open('/fr/projects?service=made-up&industry=x', projects)).unbounded).toBe(true)
    expect((await open('/fr/projects?utm_source=x', projects)).unbounded).toBe(false)
    expect((await open('/fr/pricing?industry=made-up')).unbounded).toBe(false)
  })

  test('carries its styles, its data, and where its scripts and its place in the live stream are', async () => {
    const { html } = await open('/fr')
    expect(html).toMatch(/<style>@layer [a-z,]+;body\{margin:0\}<\/style>/)
    expect(html).toContain('<link rel="stylesheet" href="/assets/site.css" disabled>')
    const scripts = /data-start="\/assets\/entry.js" data-scripts="([^"]+)"/.exec(html ?? '')?.[1]
    expect(scripts?.split(' ')).toEqual([
      '/assets/entry.js',
      '/assets/../../packages/messages/site/fr.json.js',
      '/assets/src/boot/react-dom.ts.js',
      '/assets/src/sections/call-to-action-card/view.tsx.js',
    ])
    expect(configIn(html)).toMatchObject({
      origin: 'https://jalonne.test',
      live: { url: '/live', cursor: 'a.7' },
    })
    expect(queriesIn(html).map(({ queryKey }) => queryKey[1])).toEqual(['layout', 'page'])
  })

  test('carries its configuration whatever its headings say', async () => {
    const article = fullArticle([paragraph('Config', { style: 'h2' })], [])
    const { html } = await open(
      '/en/blog/hours',
      blogOf([], () => article),
    )
    expect(html).toContain('<h2 id="config">Config</h2>')
    expect(configIn(html)).toMatchObject({ origin: 'https://jalonne.test' })
  })

  test('is the same whatever the query says', async () => {
    // What a page carries of its queries says when they were answered.
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const plain = await open('/fr')
    expect(plain.status).toBe(200)
    expect(await open('/fr?utm_source=x&q=<script>')).toEqual(plain)
  })

  test('shows content as text, wherever it stands', async () => {
    const evil = '</script><script>alert(1)</script><!--'
    const { html } = await open('/fr', {
      page: (path, language) => testPage(path, language, evil),
    })
    expect(html).not.toContain('<script>alert')
    expect(JSON.stringify(queriesIn(html))).toContain('alert(1)')
  })
})

describe('an address without a page', () => {
  test('is a 404 within the frame, kept until something it depends on changes', async () => {
    const { status, html, cacheable, syncTags } = await open('/en/nowhere')
    expect({ status, cacheable }).toEqual({ status: 404, cacheable: true })
    expect(syncTags.toSorted()).toEqual(['layout', 'page:/nowhere', 'redirects', 'services'])
    expect(html).toContain('We couldn&#x27;t find that page.')
    expect(html).toContain('<header')
  })

  test.each([
    ['/fr/tarifs', 301, '/fr/pricing'],
    ['/fr/oeufs', 301, '/fr/%C5%93ufs%E2%80%93frais'],
    ['/en/menu', 302, 'https://example.org/menu#'],
  ])('%s is a %i to %s where an editor has said so', async (path, status, location) => {
    expect(await open(path)).toMatchObject({ status, location, html: null })
  })

  test('without a language leads to one, and is not kept for others', async () => {
    expect(await open('/pricing')).toMatchObject({ status: 307, cacheable: false })
  })

  test.each([
    ['/fr/%E0%A4%A', 404, null],
    ['/fr/..%2f..%2fetc', 404, null],
    ['/fr//evil.example', 307, '/fr/evil.example'],
    ['//evil.example/fr', 307, '/fr/evil.example/fr'],
  ])('%s is a %i to %s and leads nowhere else', async (path, status, location) => {
    expect(await open(path)).toMatchObject({ status, location })
  })
})

describe('with the lake away', () => {
  test.each([
    ['fr', 'Cette page ne peut pas être chargée'],
    ['en', 'This page can’t be loaded'],
  ] as const)('a page says so in %s within the frame, and is not kept', async (language, words) => {
    const result = await open(`/${language}/pricing`, { ...pages, away: (name) => name === 'page' })
    expect(result).toMatchObject({ status: 503, cacheable: false })
    expect(queriesIn(result.html).map(({ queryKey }) => queryKey[1])).toEqual(['layout'])
    expect(result.errors).toHaveLength(1)
    expect(result.html).toContain(words)
    expect(result.html).toContain('<header')
  })

  test('even the frame may be missing', async () => {
    const result = await open('/fr', { ...pages, away: () => true })
    expect(result).toMatchObject({ status: 503, cacheable: false })
    expect(result.html).toContain('Réessayer')
  })
})

test('a page whose loader crashes leaves its words to the server, and why to the log', async () => {
  const result = await open('/fr', {
    page: (path, language) => ({ ...testPage(path, language), sections: 'none' as never }),
  })
  expect(result).toMatchObject({ status: 500, html: null, cacheable: false })
  expect(result.errors).toEqual([expect.any(TypeError)])
})

test('a section that crashes leaves the rest of the page, which is not kept', async () => {
  const result = await open('/fr', {
    page: (path, language) => {
      const page = testPage(path, language)
      const broken = { _type: 'heroPlates', _key: 'broken' } as never
      return { ...page, sections: [broken, ...page.sections] }
    },
  })
  expect(result).toMatchObject({ status: 200, cacheable: false })
  expect(result.errors).toHaveLength(1)
  expect(result.html).toContain('Cette section n’a pas pu être chargée')
  expect(result.html).toContain('Card of / fr')
})

test('a visitor who has left is not rendered for', async () => {
  await expect(open('/fr', pages, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
})

describe('the answer to a form posted without JavaScript', () => {
  const outcome: FormOutcome = {
    status: 422,
    language: 'fr',
    page: '/fr/pricing',
    type: 'quote',
    fields: { name: '</script><script>alert(1)</script>' },
    error: { text: 'Email requis', field: 'email' },
  }

  test('is the page itself with how the form ended in it, and is never kept', async () => {
    const { status, cacheable, html } = await open('/fr/pricing', pages, signal, outcome)
    expect({ status, cacheable }).toEqual({ status: 200, cacheable: false })
    const carried = queriesIn(html).find(({ queryKey }) => queryKey[0] === 'form-outcome')
    expect(carried?.state.data).toEqual(outcome)
    // Laid out whole, so that the browser comes to rest where the outcome stands.
    expect(html).toMatch(/<html [^>]*data-to-place/)
    expect(html).not.toContain('<script>alert')
  })

  test('shows the address of the page, so that a reload asks for it', async () => {
    const { html } = await open('/fr/pricing', pages, signal, outcome)
    expect(html).toContain(
      `<script>history.replaceState(null,'',"/fr/pricing"+location.hash)</script>`,
    )
    expect((await open('/fr/pricing')).html).not.toContain('replaceState')
  })
})

test('a page is measured only once an editor has set a measurement id', async () => {
  expect((await open('/fr')).measured).toBe(false)
  const analytics = [{ host: 'jalonne.test', measurementId: 'G-TEST' }]
  expect((await open('/fr', { ...pages, analytics })).measured).toBe(true)
})
