import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadSections } from '../../sections/registry.ts'
import { testPage } from '../../testing/content.ts'
import { marked } from '../../testing/marked.ts'
import { openSite } from '../../testing/open-site.tsx'
import { testConfig } from '../../testing/test-config.ts'

vi.mock('../../sections/registry.ts', { spy: true })

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const paths = ['/', '/pricing']
const pages = {
  page: (path: string, language: 'fr' | 'en') =>
    paths.includes(path) ? testPage(path, language) : null,
}
const head = (selector: string) =>
  [...document.querySelectorAll(selector)].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('content'),
  )

describe('the head of a page', () => {
  test('has its title, description and addresses in both languages', async () => {
    await openSite('/fr/pricing', pages)
    expect(document.title).toBe('/pricing fr | Jalonne')
    expect(head('meta[name=description]')).toEqual(['About /pricing fr'])
    expect(head('link[rel=canonical]')).toEqual(['https://jalonne.test/fr/pricing'])
    expect(head('link[rel=alternate]')).toEqual([
      'https://jalonne.test/fr/pricing',
      'https://jalonne.test/en/pricing',
      'https://jalonne.test/en/pricing',
    ])
    expect(document.querySelector('link[hreflang="x-default"]')).not.toBeNull()
  })

  test.each(['/fr/office', '/en/office'])(
    'leads to the one language that its title is written in (%s)',
    async (address) => {
      await openSite(address, {
        page: (path, language) => ({
          ...testPage(path, language),
          title: language === 'fr' ? 'Bureau' : { text: 'Bureau', lang: 'fr' },
        }),
      })
      expect(screen.getByRole('heading', { name: /Card of/ })).toBeDefined()
      const french = 'https://jalonne.test/fr/office'
      expect(head('link[rel=canonical]')).toEqual([french])
      const alternates = [...document.querySelectorAll('link[rel=alternate]')]
      expect(alternates.map((link) => link.getAttribute('hreflang'))).toEqual(['fr', 'x-default'])
      expect(head('link[rel=alternate]')).toEqual([french, french])
    },
  )

  test('has no marks of a preview', async () => {
    await openSite('/fr', { page: (path, lang) => testPage(path, lang, marked('Accueil')) })
    expect(document.title).toBe('Accueil | Jalonne')
    expect(head('meta[name=description]')).toEqual(['About Accueil'])
  })

  test('goes with the page', async () => {
    const { go } = await openSite('/fr/pricing', pages)
    await go('/fr')
    expect(document.title).toBe('/ fr | Jalonne')
    expect(head('link[rel=canonical]')).toEqual(['https://jalonne.test/fr'])
    expect(head('meta[name=description]')).toEqual(['About / fr'])
    expect(document.querySelectorAll('link[rel=alternate]')).toHaveLength(3)
  })
})

describe('an address without a page', () => {
  test('shows that it was not found, within the frame, with ways on', async () => {
    await openSite('/en/nowhere', pages)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      "We couldn't find that page.",
    )
    expect(screen.getAllByRole('link', { name: 'Pricing' })).not.toHaveLength(0)
    expect(screen.getByRole('link', { name: 'Services' }).getAttribute('href')).toBe('/en/services')
    expect(head('meta[name=robots]')).toEqual(['noindex'])
    expect(head('link[rel=canonical]')).toEqual(['https://jalonne.test/en/nowhere'])
  })

  test('is told to the developers, and leads to a call', async () => {
    const told: unknown[] = []
    await openSite('/fr/nowhere', {
      ...pages,
      post: (address, body) => {
        told.push([address, body])
        return new Response(null, { status: 204 })
      },
    })
    expect(told).toEqual([
      [
        '/api/log404.php',
        {
          pathname: '/fr/nowhere',
          locale: 'fr',
          userAgent: navigator.userAgent,
          referrer: document.referrer,
        },
      ],
    ])
    const call = within(screen.getByRole('main')).getByRole('link', { name: 'Être rappelé' })
    expect(call.getAttribute('href')).toBe('/fr/contact#call')
  })

  test('is told once: where the visitor goes on to is no missing page', async () => {
    const told = vi.fn(() => new Response(null, { status: 204 }))
    const { go } = await openSite('/fr/nowhere', { ...pages, post: told })
    expect(told).toHaveBeenCalledTimes(1)
    await go('/fr')
    expect(screen.queryByRole('heading', { name: /introuvable/ })).toBeNull()
    expect(told).toHaveBeenCalledTimes(1)
  })

  test('only warns in the console when nobody can be told', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await openSite('/fr/nowhere', { ...pages, post: () => new Response(null, { status: 500 }) })
    await waitFor(() => expect(warn).toHaveBeenCalledOnce())
    warn.mockRestore()
  })

  test('follows a redirect an editor has set, within the language', async () => {
    const redirects = [{ from: '/tarifs', to: '/pricing', permanent: true }]
    const { router, go } = await openSite('/fr', { ...pages, redirects })
    await go('/fr/tarifs')
    expect(router.state.location.pathname).toBe('/fr/pricing')
    expect(document.title).toBe('/pricing fr | Jalonne')
  })

  test('takes along what the visitor’s address asked for beyond the redirect’s own', async () => {
    const redirects = [{ from: '/offre', to: '/pricing?plan=pro#offer', permanent: true }]
    const { router, go } = await openSite('/fr', { ...pages, redirects })
    await go('/fr/offre?utm_source=x&plan=basic')
    expect(router.state.location.href).toBe('/fr/pricing?plan=pro&utm_source=x#offer')
  })

  test('shows the page once an editor has made it', async () => {
    let made = false
    const { router, queryClient } = await openSite('/fr/new', {
      page: (path, language) => (made ? testPage(path, language) : null),
    })
    made = true
    await queryClient.invalidateQueries()
    await act(() => router.invalidate())
    expect(document.title).toBe('/new fr | Jalonne')
  })
})

describe('with the lake away', () => {
  beforeEach(() => {
    // The router says so on the console as well.
    vi.spyOn(console, 'warn').mockReturnValue()
  })

  test.each([
    ['fr', 'Cette page ne peut pas être chargée pour le moment', 'Réessayer'],
    ['en', 'This page can’t be loaded right now', 'Try again'],
  ] as const)(
    'a page not loaded yet says so in %s, keeps the frame and can be retried',
    async (language, title, retry) => {
      const reload = vi.spyOn(location, 'reload').mockReturnValue()
      let away = false
      const { go } = await openSite(`/${language}`, {
        ...pages,
        away: (name) => away && name === 'page',
      })
      away = true
      await go(`/${language}/pricing`)
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
      expect(screen.getByRole('banner')).toBeDefined()
      expect(document.documentElement.lang).toBe(language)
      expect(document.title).toBe(title)

      away = false
      await act(async () => fireEvent.click(screen.getByRole('button', { name: retry })))
      await screen.findByRole('heading', { name: `Card of /pricing ${language}` })
      expect(document.title).toBe(`/pricing ${language} | Jalonne`)
      expect(reload).not.toHaveBeenCalled()
    },
  )

  test.each([
    ['with a network, after a retry in vain the server is asked for the page', true, 1],
    ['without a network, a retry in vain leaves the page as it is', false, 0],
  ])('%s', async (_what, onLine, reloads) => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue()
    let away = false
    const { go } = await openSite('/fr', { ...pages, away: (name) => away && name === 'page' })
    away = true
    await go('/fr/pricing')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Réessayer' })))
    await screen.findByRole('button', { name: 'Réessayer' })
    expect(reload).toHaveBeenCalledTimes(reloads)
  })

  test('without a network a page not loaded yet says so, and comes once that is back', async () => {
    let away = false
    const { go } = await openSite('/fr', { ...pages, away: (name) => away && name === 'page' })
    away = true
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await go('/fr/pricing')
    expect(screen.getByRole('alert').textContent).toContain('Vous êtes hors ligne')
    away = false
    network.mockReturnValue(true)
    await act(async () => void dispatchEvent(new Event('online')))
    await screen.findByRole('heading', { name: 'Card of /pricing fr' })
  })

  test('a page loaded before is still there', async () => {
    let away = false
    const { go, queryClient } = await openSite('/fr', { ...pages, away: () => away })
    await go('/fr/pricing')
    away = true
    await queryClient.invalidateQueries({ refetchType: 'none' })
    await go('/fr')
    expect(document.title).toBe('/ fr | Jalonne')
  })

  test('without the frame there is still a message in the language', async () => {
    await openSite('/fr', { ...pages, away: () => true })
    expect(screen.getByRole('main').textContent).toContain('Réessayer')
    expect(document.documentElement.lang).toBe('fr')
  })
})

describe('where code can’t be fetched', () => {
  afterEach(() => void vi.mocked(loadSections).mockReset())

  const twoSections = (path: string, language: 'fr' | 'en') => {
    const page = testPage(path, language)
    const [card] = page.sections
    if (!card) throw new Error('the page has a section')
    return { ...page, sections: [card, { ...card, _type: 'later' as never, _key: 'second' }] }
  }
  /** Opens a page, then moves on to another while the code of sections of a type is out of reach. */
  async function losing(type: string, network: { onLine: boolean }) {
    vi.spyOn(console, 'warn').mockReturnValue()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(network.onLine)
    const { go } = await openSite('/en', { page: twoSections })
    vi.mocked(loadSections).mockImplementation(async (_language, types) => {
      if (types?.includes(type)) throw new TypeError('Failed to fetch')
    })
    await go('/en/pricing')
    expect(location.pathname).toBe('/en/pricing')
  }

  test.each([
    ['a first section', 'callToActionCard'],
    ['a later section', 'later'],
  ])('of %s, the page is tried again by loading it anew', async (_which, type) => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue()
    await losing(type, { onLine: true })
    expect(document.title).toBe('Something went wrong on this page')
    expect(reload).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(reload).toHaveBeenCalledOnce()
  })

  test('without a network, a page is there though the code of a later section is not', async () => {
    await losing('later', { onLine: false })
    expect(screen.getByRole('heading', { name: 'Card of /pricing en' })).toBeDefined()
    expect(document.title).toBe('/pricing en | Jalonne')
  })

  test('without a network, nobody is said to be at fault, and loading anew is the way on', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue()
    await losing('callToActionCard', { onLine: false })
    expect(document.title).toBe('This page can’t be loaded right now')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(reload).toHaveBeenCalledOnce()
  })
})

test('changed content shows in the open page without a reload, in the same elements', async () => {
  let price = '250'
  const { queryClient } = await openSite('/en/pricing', {
    page: (path, language) => testPage(path, language, `Basic ${price}`),
  })
  const card = screen.getByRole('heading', { name: 'Card of Basic 250' })
  price = '260'
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => expect(card.textContent).toBe('Card of Basic 260'))
  expect(document.title).toBe('Basic 260 | Jalonne')
})

test('a page that has changed since it was left is renewed when it is shown again', async () => {
  let price = '250'
  const { queryClient, go } = await openSite('/en/pricing', {
    page: (path, language) => testPage(path, language, `${path} ${price}`),
  })
  await go('/en')
  price = '260'
  await queryClient.invalidateQueries({ refetchType: 'none' })
  await go('/en/pricing')
  await waitFor(() => expect(document.title).toBe('/pricing 260 | Jalonne'))
})

describe('a page that is gone while it is open', () => {
  let there: string[] = []
  let redirects: { from: string; to: string; permanent: boolean }[] = []
  const content = {
    page: (path: string, language: 'fr' | 'en') =>
      there.includes(path) ? testPage(path, language) : null,
    get redirects() {
      return redirects
    },
  }
  const missing = "We couldn't find that page."
  const shown = () => document.querySelector('main h1, main h2')?.textContent

  beforeEach(() => {
    there = ['/pricing', '/prices']
    redirects = []
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
    testConfig.draft = null
  })

  /** Lets what was changed come to the open page, as live events do. */
  const renew = ({ queryClient }: Awaited<ReturnType<typeof openSite>>) =>
    act(async () => {
      await queryClient.invalidateQueries()
      await vi.advanceTimersByTimeAsync(100)
    })
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  test('stays for its reader where it has moved, though the redirect comes after it has gone', async () => {
    const site = await openSite('/en/pricing', content)
    there = ['/prices']
    await renew(site)
    expect(shown()).toBe('Card of /pricing en')
    redirects = [{ from: '/pricing', to: '/prices', permanent: true }]
    await renew(site)
    await wait(60_000)
    expect(shown()).toBe('Card of /pricing en')
    expect(document.title).toBe('/pricing en | Jalonne')
    await act(() => site.router.invalidate())
    await wait(100)
    expect(site.router.state.location.pathname).toBe('/en/prices')
    expect(shown()).toBe('Card of /prices en')
  })

  test('becomes not-found where no redirect has followed', async () => {
    const site = await openSite('/en/pricing', content)
    there = ['/prices']
    await renew(site)
    await wait(9_000)
    expect(shown()).toBe('Card of /pricing en')
    await wait(1_000)
    expect(shown()).toBe(missing)
  })

  test('becomes not-found at once in a preview', async () => {
    testConfig.draft = { kind: 'studio', studio: 'https://studio.test' }
    const site = await openSite('/en/pricing', content)
    there = []
    await renew(site)
    expect(shown()).toBe(missing)
  })

  test('is what it was, when it is back in time', async () => {
    const site = await openSite('/en/pricing', content)
    there = []
    await renew(site)
    await wait(9_000)
    there = ['/pricing']
    await renew(site)
    await wait(9_000)
    there = []
    await renew(site)
    await wait(9_000)
    expect(shown()).toBe('Card of /pricing en')
  })

  test('is not shown at the address of another', async () => {
    const site = await openSite('/en/pricing', content)
    there = ['/prices']
    await site.go('/en/prices')
    expect(shown()).toBe('Card of /prices en')
    await site.go('/en/pricing#card')
    await site.queryClient.invalidateQueries()
    await site.go('/en/nowhere')
    expect(shown()).toBe(missing)
  })
})
