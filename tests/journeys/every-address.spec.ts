import type { Page } from '@playwright/test'
import { axeFindings, neverScrollsSideways } from '../support/look.ts'
import { pages } from '../support/pages.ts'
import { printed } from '../support/printed.ts'
import { expect, test } from '../support/test.ts'

/** What search engines are not shown, and the page of a town nobody has written about. */
const unlisted = ['/builder', '/login', '/services/seo-visibility-boudry']
const languages = ['fr', 'en'] as const
/** Each language's addresses are dealt out to so many tests, which run beside each other. */
const shares = 4

// One of each kind is looked at more closely (`every-kind-of-page.spec.ts`).
const seenElsewhere = new Set<string>(Object.values(pages))

// Towns differ in a few words: the longest name, clients from the region and no text at all stand for the others.
const towns = /^\/services\/seo-visibility-(?!(yverdon-les-bains|la-chaux-de-fonds|boudry)$)/

test.describe.configure({ mode: 'parallel' })

async function addresses(page: Page): Promise<string[]> {
  const map = await (await page.request.get('/sitemap.xml')).text()
  const listed = [...map.matchAll(/<loc>[^<]*?\/(?:fr|en)(\/[^<]*)?<\/loc>/g)].map(
    ([, path]) => path ?? '',
  )
  expect(listed.length).toBeGreaterThan(80)
  return [...new Set([...listed, ...unlisted])]
}

async function hasNoBarrierAndPrints(page: Page, path: string) {
  expect.soft(await axeFindings(page), `${path}, light, 390 px`).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await axeFindings(page), `${path}, dark, 1440 px`).toEqual([])
  const blank = (await printed(page)).filter(({ letters }) => letters.length < 40)
  expect.soft(blank, path).toEqual([])
}

for (const language of languages) {
  for (const share of Array.from({ length: shares }, (_, at) => at)) {
    test.describe(`every address in ${language}, share ${share + 1} of ${shares}`, () => {
      test('has one heading, leads on, has nothing for axe to report, fits every screen and prints', async ({
        page,
        visitor,
      }) => {
        const unseen = (await addresses(page)).filter((path) => !seenElsewhere.has(path))
        for (const address of unseen.filter((_, at) => at % shares === share)) {
          const path = `/${language}${address}`
          await test.step(path, async () => {
            await page.setViewportSize({ width: 390, height: 900 })
            await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
            await visitor.open(path)
            await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
            await expect(page.locator('a:not([href]), a[href=""], a[href="#"]')).toHaveCount(0)
            if (!towns.test(address)) await hasNoBarrierAndPrints(page, path)
            await neverScrollsSideways(page)
          })
        }
      })
    })
  }

  test.describe(`without JavaScript, every address in ${language}`, () => {
    test.use({ javaScriptEnabled: false })

    test('is there to be read', async ({ page }) => {
      for (const address of await addresses(page)) {
        const path = `/${language}${address}`
        const response = await page.goto(path)
        expect(response?.status(), path).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const words = page.locator('main :is(p, li, dd)').locator('visible=true')
        expect(await words.count(), path).toBeGreaterThan(2)
      }
    })
  })
}
