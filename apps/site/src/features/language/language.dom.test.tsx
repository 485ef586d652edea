import { languageChoiceKey } from '@jalonne/domain'
import { site } from '@jalonne/messages'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { testPage } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'
import { testConfig } from '../../testing/test-config.ts'
import { chooseLanguage, languageChanged } from './choose-language.ts'
import { rootLanguage, visitorLanguage } from './visitor-language.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const switchLink = () =>
  within(screen.getByRole('banner')).getByRole('link', { name: 'EN: Read this page in English' })

describe('switching the language', () => {
  test('leads to the same page with its query and hash, and is remembered', async () => {
    const heard: unknown[] = []
    const listen = (event: Event) =>
      heard.push([(event as CustomEvent).detail, document.documentElement.lang])
    window.addEventListener(languageChanged, listen)
    const { router } = await openSite('/fr/pricing?plan=pro&plan=b%20c#card', { page: testPage })
    expect(switchLink().getAttribute('href')).toBe('/en/pricing?plan=pro&plan=b%20c#card')

    await act(async () => fireEvent.click(switchLink(), { button: 0 }))
    window.removeEventListener(languageChanged, listen)

    expect(router.state.location.href).toBe('/en/pricing?plan=pro&plan=b%20c#card')
    await waitFor(() => expect(document.title).toBe('/pricing en | Jalonne'))
    expect(document.documentElement.lang).toBe('en')
    expect(localStorage.getItem(languageChoiceKey)).toBe('en')
    expect(document.cookie).toContain('langChoice=en')
    expect(heard).toEqual([[{ language: 'en' }, 'en']])
  })

  // Each language is laid out differently.
  test('comes after the router has noted how far the page is scrolled', async () => {
    const { router } = await openSite('/fr/pricing', { page: testPage })
    const { lang } = document.documentElement
    const noted: string[] = []
    router.subscribe('onBeforeLoad', () => noted.push(document.documentElement.lang))
    await act(async () => fireEvent.click(switchLink(), { button: 0 }))
    await waitFor(() => expect(document.title).toBe('/pricing en | Jalonne'))
    expect(noted).toEqual([lang])
  })

  test('loads the page anew where a browser has translated it and would go on showing its own words', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    await openSite('/fr/pricing?plan=pro#card', { page: testPage })
    document.documentElement.classList.add('translated-ltr')
    onTestFinished(() => document.documentElement.classList.remove('translated-ltr'))
    await act(async () => fireEvent.click(switchLink(), { button: 0 }))
    expect(assign.mock.calls).toEqual([[expect.stringMatching(/\/en\/pricing\?plan=pro#card$/)]])
    expect(localStorage.getItem(languageChoiceKey)).toBe('en')
  })

  test('in a new tab leaves this page as it is', async () => {
    const { go } = await openSite('/fr/pricing', { page: testPage })
    await act(async () => fireEvent.click(switchLink(), { button: 0, ctrlKey: true }))
    await go('/fr')
    expect(document.documentElement.lang).toBe('fr')
    expect(localStorage.getItem(languageChoiceKey)).toBeNull()
  })

  test('works where storage is refused', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    chooseLanguage('fr')
    expect(document.documentElement.lang).toBe('fr')
  })

  test.each([
    ['another page', '/fr', '/ fr | Jalonne'],
    ['another place on the same', '/fr/pricing#card', '/pricing fr | Jalonne'],
  ])(
    'that is overtaken by %s leaves the document in the language of the page',
    async (_, to, title) => {
      const { go } = await openSite('/fr/pricing', { page: testPage })
      vi.spyOn(site, 'load').mockReturnValueOnce(new Promise(() => {}))
      await act(async () => fireEvent.click(switchLink(), { button: 0 }))
      expect(document.documentElement.lang).toBe('en')
      await go(to)
      expect(document.title).toBe(title)
      expect(document.documentElement.lang).toBe('fr')
    },
  )
})

describe('the cookie by which the server knows the choice', () => {
  const forget = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as in `chooseLanguage`
    document.cookie = `${languageChoiceKey}=; Path=/; Max-Age=0`
  }
  beforeEach(forget)

  test('is there again after a page of either language, when the browser has lost it', async () => {
    localStorage.setItem(languageChoiceKey, 'fr')
    await openSite('/en/pricing', { page: testPage })
    expect(document.cookie).toContain('langChoice=fr')
    expect(document.documentElement.lang).toBe('en')
  })

  test.each([null, 'xx'])('is not written for %s, which is no choice', async (stored) => {
    if (stored) localStorage.setItem(languageChoiceKey, stored)
    await openSite('/en/pricing', { page: testPage })
    expect(document.cookie).not.toContain(languageChoiceKey)
  })
})

describe('a path without a language', () => {
  test('gets the one that was chosen, query and hash kept', async () => {
    localStorage.setItem(languageChoiceKey, 'fr')
    const { router } = await openSite('/pricing?a=1#card', { page: testPage })
    expect(router.state.location.href).toBe('/fr/pricing?a=1#card')
  })

  test('an unknown language is just a path', async () => {
    localStorage.setItem(languageChoiceKey, 'en')
    const { router } = await openSite('/de/pricing', { page: testPage })
    expect(router.state.location.href).toBe('/en/de/pricing')
  })

  test('/ leads to the chosen language', async () => {
    localStorage.setItem(languageChoiceKey, 'fr')
    const { router } = await openSite('/', { page: testPage })
    expect(router.state.location.href).toBe('/fr')
  })
})

test('the browser’s languages count when nothing was chosen; a broken choice counts as none', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-CH', 'en-GB'])
  localStorage.setItem(languageChoiceKey, 'xx')
  expect(visitorLanguage(testConfig, '/pricing')).toBe('en')
  expect(rootLanguage(testConfig)).toBe('en')
})
