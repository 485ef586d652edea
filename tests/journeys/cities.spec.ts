import type { APIRequestContext } from '@playwright/test'
import { axeFindingsInThemes, neverScrollsSideways } from '../support/look.ts'
import { expect, test } from '../support/test.ts'

const service = '/services/seo-visibility'
const town = `${service}-la-chaux-de-fonds`

const stories = {
  fr: {
    heading: /\s–\sà\sLa.Chaux.de.Fonds\.$/,
    title: 'Référencement & visibilité à La Chaux-de-Fonds | Jalonne',
    region: 'Ils sont de la région',
    audit: 'Demander un audit',
    towns: 'Votre ville',
    madeUp: /\s–\saux\sBrenets\.$/,
  },
  en: {
    heading: /\s–\sin\sLa.Chaux.de.Fonds\.$/,
    title: 'SEO & visibility in La Chaux-de-Fonds | Jalonne',
    region: 'From the same region',
    audit: 'Request an audit',
    towns: 'Your town',
    madeUp: /\s–\sin\sLes\sBrenets\.$/,
  },
}

const get = (request: APIRequestContext, path: string) => request.get(path, { maxRedirects: 0 })

for (const language of ['fr', 'en'] as const) {
  const story = stories[language]
  const heading = { level: 1 } as const

  test.describe(`a visitor in ${language}`, () => {
    test('R8: looks for help in La Chaux-de-Fonds, reads what is local and asks for an audit', async ({
      page,
      visitor,
    }) => {
      await visitor.open(`/${language}${service}`)
      const towns = page.getByRole('region', { name: story.towns })
      await towns.getByRole('link', { name: 'La Chaux-de-Fonds' }).click()
      await expect(page).toHaveURL(`/${language}${town}`)
      await expect(page.getByRole('heading', heading)).toHaveText(story.heading)
      await expect(page).toHaveTitle(story.title)
      await expect(page.getByRole('region', { name: story.region })).toContainText('Le Locle')
      await page.locator('main').getByRole('link', { name: story.audit }).first().click()
      await expect(page).toHaveURL(new RegExp(`/${language}/.*contact`))
    })

    test('R8: meets one address, indexed, in both languages, in the sitemap and in the words of schema.org', async ({
      page,
      request,
      visitor,
      stack,
    }) => {
      await visitor.open(`/${language}${town}`)
      const head = page.locator('head')
      const href = (selector: string) => head.locator(selector).getAttribute('href')
      expect(await href('link[rel=canonical]')).toBe(`${stack.origin}/${language}${town}`)
      for (const other of ['fr', 'en']) {
        expect(await href(`link[hreflang=${other}]`)).toBe(`${stack.origin}/${other}${town}`)
      }
      await expect(head.locator('meta[name=robots]')).toHaveCount(0)
      const description = await head.locator('meta[name=description]').getAttribute('content')
      expect(description?.length).toBeGreaterThanOrEqual(70)
      expect(description?.length).toBeLessThanOrEqual(160)
      const data = JSON.parse(
        (await head.locator('script[type="application/ld+json"]').textContent()) || '{}',
      )
      const graph: { '@type': string; [name: string]: unknown }[] = data['@graph']
      expect(graph.find((part) => part['@type'] === 'Service')).toMatchObject({
        areaServed: {
          '@type': 'City',
          name: 'La Chaux-de-Fonds',
          containedInPlace: { name: 'Neuchâtel' },
        },
      })
      const trail = graph.find((part) => part['@type'] === 'BreadcrumbList')
      expect(JSON.stringify(trail)).toContain(`${stack.origin}/${language}${service}"`)
      expect(await (await request.get('/sitemap.xml')).text()).toContain(`/${language}${town}<`)
      for (const asked of [`${town.toUpperCase()}`, `${service}?location=La+Chaux-de-Fonds`]) {
        const response = await get(request, `/${language}${asked.replace('SERVICES', 'services')}`)
        expect(response.headers().location).toBe(`/${language}${town}`)
      }
    })

    test('R8: is served in a town nobody has written about, which search engines leave out', async ({
      page,
      request,
      visitor,
    }) => {
      await visitor.open(`/${language}${service}-les-brenets`)
      await expect(page.getByRole('heading', heading)).toHaveText(story.madeUp)
      await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(0)
      expect(await (await request.get('/sitemap.xml')).text()).not.toContain('les-brenets')
      await neverScrollsSideways(page)
    })

    test('R8: reads no words of a stranger on the page', async ({ request }) => {
      const words = [
        '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
        'call-0900-555',
        'evil.example%2Fx',
        `${'x'.repeat(61)}`,
      ]
      for (const word of words) {
        const response = await get(request, `/${language}${service}-${word}`)
        expect(response.status()).toBe(404)
        const asked = await get(request, `/${language}${service}?location=${word}`)
        expect(asked.status()).toBe(200)
        expect(await asked.text()).not.toMatch(/alert\(1\)|0900|evil|x{61}/)
      }
    })
  })
}

test('R8: axe has nothing to report on the page of a town, in either theme, on a phone and on a screen', async ({
  page,
  visitor,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visitor.open(`/fr${town}`)
  expect(await axeFindingsInThemes(page, [390, 1440])).toEqual([])
  await neverScrollsSideways(page)
})
