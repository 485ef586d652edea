import type { Page } from '@playwright/test'
import { axeFindingsInThemes } from '../support/look.ts'
import { expect, test } from '../support/test.ts'

const places = [
  'website',
  'seo',
  'paid-media',
  'graphic-design',
  'artificial-intelligence',
  'e-commerce',
  'hosting',
]

const stories = [
  {
    lang: 'fr',
    crumbs: 'Accueil Services',
    index: 'Sur cette page',
    shop: 'E-commerce',
    seo: 'Référencement & visibilité',
    sales: 'Parler à un conseiller – Référencement & visibilité',
    features: /^Toutes les prestations – Référencement & visibilité/,
    other: 'Mesure & conversion',
    otherPage: 'Read this page in English',
  },
  {
    lang: 'en',
    crumbs: 'Home Services',
    index: 'On this page',
    shop: 'E-commerce',
    seo: 'SEO & visibility',
    sales: 'Contact sales – SEO & visibility',
    features: /^See all features – SEO & visibility/,
    other: 'Analytics & conversion',
    otherPage: 'Lire cette page en français',
  },
] as const

const current = (page: Page) => page.locator('nav a[aria-current=location]')
/** Scrolls as a wheel would, until the top of a spread is this far down the window. */
const scrollTo = (page: Page, place: string, from = 120) =>
  page.evaluate(
    ([place, from]) => {
      const top = document.getElementById(place)?.getBoundingClientRect().top ?? 0
      scrollBy({ top: top - from, behavior: 'instant' })
    },
    [place, from] as const,
  )

for (const story of stories) {
  const services = `/${story.lang}/services`

  test.describe(`the services in ${story.lang}`, () => {
    test('are read from the first to the last, with the index following', async ({
      page,
      visitor,
    }) => {
      await visitor.open(services)
      await expect(page.locator('#main article')).toHaveCount(7)
      await expect(current(page)).toHaveAttribute('href', '#website')
      for (const place of [...places, ...places.toReversed()]) {
        await scrollTo(page, place)
        await expect(current(page)).toHaveCount(1)
        await expect(current(page)).toHaveAttribute('href', `#${place}`)
      }
    })

    test('keep their active tab, in sight, from End back to Home', async ({ page, visitor }) => {
      await visitor.open(services)
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 844 })
        const tabs = page.getByRole('navigation', { name: story.index })
        await visitor.toTheEnd()
        await expect(current(page)).toHaveAttribute('href', '#hosting')
        // Pressed while the browser still scrolls, the key may count for nothing.
        await expect(async () => {
          await page.keyboard.press('Home')
          const top = () => page.evaluate(() => scrollY)
          await expect.poll(top, { timeout: 1000 }).toBe(0)
        }).toPass()
        await expect(current(page)).toHaveAttribute('href', '#website')
        await expect(current(page)).toHaveCount(1)
        await expect.poll(() => tabs.getByRole('list').evaluate((list) => list.scrollLeft)).toBe(0)
        await expect(page).toHaveURL(services)
      }
    })

    test('a spread becomes the one being read when its top passes 35 % of the window', async ({
      page,
      visitor,
    }) => {
      await page.setViewportSize({ width: 1280, height: 1000 })
      await visitor.open(services)
      for (const [from, place] of [
        [340, '#seo'],
        [360, '#website'],
        [340, '#seo'],
      ] as const) {
        await scrollTo(page, 'seo', from)
        await expect(current(page)).toHaveAttribute('href', place)
      }
    })

    test('a choice in the index is shown at once and leads there, whatever lies between', async ({
      page,
      visitor,
    }) => {
      await visitor.open(services)
      await scrollTo(page, 'website')
      await expect(current(page)).toHaveAttribute('href', '#website')
      const shown = await page.evaluateHandle(() => {
        const seen: (string | null)[] = []
        const index = document.querySelector('nav:has([href="#seo"])')
        new MutationObserver(() => {
          const [link] = index?.querySelectorAll('[aria-current]') ?? []
          if (link) seen.push(link.getAttribute('href'))
        }).observe(index as Node, { subtree: true, attributes: true })
        return seen
      })
      const index = page.getByRole('navigation', { name: story.index })
      await index.getByRole('link', { name: story.shop }).click()
      await expect(current(page)).toHaveAttribute('href', '#e-commerce')
      await expect(page).toHaveURL(`${services}#e-commerce`)
      const top = () =>
        page.evaluate(() => document.getElementById('e-commerce')?.getBoundingClientRect().top)
      await expect.poll(top).toBeLessThan(140)
      expect(await top()).toBeGreaterThanOrEqual(74)
      await expect(current(page)).toHaveAttribute('href', '#e-commerce')
      expect(new Set(await shown.jsonValue())).toEqual(new Set(['#e-commerce']))
    })

    test('lead to sales, to every feature, and to what is not among the seven', async ({
      page,
      visitor,
    }) => {
      await visitor.open(services)
      const seo = page.getByRole('article', { name: story.seo })
      await expect(seo.getByRole('link', { name: story.sales })).toHaveAttribute(
        'href',
        `/${story.lang}/contact?product=seo`,
      )
      await seo.getByRole('link', { name: story.features }).click()
      await expect(page).toHaveURL(`${services}/seo-visibility`)
      await visitor.arrived()
      await page.goBack()
      await seo.getByRole('link', { name: story.sales }).click()
      await expect(page.locator('select[name=product]')).toHaveValue(story.seo)
      await page.goBack()
      await page.getByRole('link', { name: story.other }).first().click()
      await expect(page).toHaveURL(`${services}/analytics-and-cro`)
    })

    test('the address names what is being read, and so does the other language', async ({
      page,
      visitor,
    }) => {
      await visitor.open(services)
      const entries = await page.evaluate(() => history.length)
      await scrollTo(page, 'hosting')
      await expect(page).toHaveURL(`${services}#hosting`)
      const before = await page.evaluate(() => scrollY)
      await expect(current(page)).toHaveAttribute('href', '#hosting')
      expect(await page.evaluate(() => [history.length, scrollY])).toEqual([entries, before])
      await page.getByRole('banner').getByRole('link', { name: story.otherPage }).click()
      await expect(page).toHaveURL(/services#hosting$/)
      await expect(page.locator('#hosting h2')).toBeInViewport()
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('the index is a list of anchors that stop short of what is pinned', async ({ page }) => {
        for (const [width, pinned] of [
          [390, 136],
          [1440, 76],
        ] as const) {
          await page.setViewportSize({ width, height: 844 })
          await page.goto(services)
          const index = page.getByRole('navigation', { name: story.index })
          await index.getByRole('link', { name: story.shop }).click()
          const title = page.locator('#e-commerce h2')
          await expect(title).toBeInViewport()
          const { y = 0 } = (await title.boundingBox()) ?? {}
          expect(y).toBeGreaterThan(pinned)
        }
        await page.getByRole('link', { name: story.sales }).click()
        await expect(page.locator('select[name=product]')).toHaveValue(story.seo)
      })
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the index is a strip: it passes with the page, then stays at 76 px, and brings the sign of what is being read into sight without moving the page', async ({
    page,
    visitor,
  }) => {
    await visitor.open('/fr/services')
    const strip = page.getByRole('navigation', { name: 'Sur cette page' })
    const top = async () => (await strip.boundingBox())?.y
    expect(await top()).toBeGreaterThan(76)
    for (const place of places) {
      await scrollTo(page, place)
      await expect.poll(top).toBe(76)
    }
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(top).toBeGreaterThan(76)

    for (const place of ['hosting', 'website', 'artificial-intelligence']) {
      await scrollTo(page, place)
      const before = await page.evaluate(() => scrollY)
      await expect(current(page)).toHaveAttribute('href', `#${place}`)
      await expect(current(page)).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, before])
    }
  })

  test('no focus ends up under the header or the strip', async ({ page, visitor }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visitor.open('/fr/services')
    await page.locator('#hosting a').last().focus()
    const covered: string[] = []
    for (let stop = 0; stop < 16; stop++) {
      await page.keyboard.press('Shift+Tab')
      const { y, text } = await page.evaluate(() => ({
        y: document.activeElement?.getBoundingClientRect().top ?? 0,
        text: document.activeElement?.textContent ?? '',
      }))
      const inStrip = await page.locator('nav ol a:focus').count()
      if (!inStrip && y < 136) covered.push(text)
    }
    expect(covered).toEqual([])
  })

  test('a low window, as at 400 %, keeps the strip out of the way', async ({ page, visitor }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await visitor.open('/fr/services')
    await scrollTo(page, 'seo')
    const strip = page.getByRole('navigation', { name: 'Sur cette page' })
    await expect(strip).not.toBeInViewport()
  })
})

test('by keyboard: to a spread through the index, and on from there', async ({ page, visitor }) => {
  await visitor.open('/en/services')
  const index = page.getByRole('navigation', { name: 'On this page' })
  await index.getByRole('link').first().focus()
  await page.keyboard.press('Tab')
  await expect(index.getByRole('link', { name: 'SEO', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/services#seo')
  await expect(current(page)).toHaveAttribute('href', '#seo')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Contact sales – SEO & visibility' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/contact?product=seo')
  await visitor.arrived()
  await page.goBack()
  await expect(page).toHaveURL('/en/services#seo')
  await expect(page.locator('#seo h2')).toBeInViewport()
})

for (const width of [390, 1440]) {
  test(`axe has nothing to report between the services, at ${width} px`, async ({
    page,
    visitor,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visitor.open('/fr/services')
    await scrollTo(page, 'seo')
    await expect(current(page)).toHaveCount(1)
    expect(await axeFindingsInThemes(page, [width])).toEqual([])
  })
}

test.describe('a service’s picture', () => {
  /** Runs of view transitions: what passed from one page to the other, by name. */
  const passed = (page: Page) =>
    page.evaluate(() => Reflect.get(window, 'passed') as string[] | undefined)

  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        const transition = start(update)
        transition.ready.then(() => {
          const groups = document.getAnimations().flatMap(({ effect }) => {
            const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null
            return pseudo?.match(/^::view-transition-group\((service-.+)\)$/)?.[1] ?? []
          })
          Reflect.set(window, 'passed', groups)
        })
        return transition
      }
    }),
  )

  test('passes from the overview to the top of its page', async ({ page, visitor }) => {
    await visitor.open('/fr/services')
    await visitor.mark()
    const seo = page.getByRole('article', { name: 'Référencement & visibilité' })
    await seo.getByRole('link', { name: /^Toutes les prestations/ }).click()
    await expect(page).toHaveURL('/fr/services/seo-visibility')
    await expect(page.getByRole('main').getByRole('img').first()).toBeInViewport()
    await expect.poll(() => passed(page)).toContain('service-seo')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await visitor.stayed()
  })

  test('is simply there where less motion is wanted', async ({ page, visitor }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visitor.open('/en/services')
    const seo = page.getByRole('article', { name: 'SEO & visibility' })
    await seo.getByRole('link', { name: /^See all features/ }).click()
    await expect(page.getByRole('main').getByRole('img').first()).toBeInViewport()
    await expect.poll(() => passed(page)).toEqual([])
  })
})
