import { hold } from '../support/hold.ts'
import { axeFindingsInThemes, neverScrollsSideways } from '../support/look.ts'
import { expect, test } from '../support/test.ts'

const stories = [
  {
    lang: 'fr',
    heading: 'Carnet de route',
    filter: 'Filtrer par catégorie',
    website: 'Site web',
    index: 'Articles de cette page',
    article: 'Cinq pages suffisent souvent',
    date: '20 janvier 2026',
    contents: 'Dans cet article',
    chapter: 'Quand ajouter une sixième page',
    back: 'Tous les articles',
    email: 'Adresse e-mail',
    signUp: 'S’inscrire',
    thanks: /ni envoyée ni gardée\s; la première lettre/,
    missing: 'Article introuvable',
    unknown: /Cette catégorie n’existe pas\s: voici tous les articles/,
    home: 'Retour au blog',
  },
  {
    lang: 'en',
    heading: 'Field notes',
    filter: 'Filter by category',
    website: 'Website',
    index: 'Articles on this page',
    article: 'Five pages are often enough',
    date: 'January 20, 2026',
    contents: 'In this article',
    chapter: 'When to add a sixth page',
    back: 'All articles',
    email: 'Email address',
    signUp: 'Sign up',
    thanks: /neither sent nor kept; we will announce/,
    missing: 'Article not found',
    unknown: /There is no such category: here are all the articles/,
    home: 'Back to the blog',
  },
] as const

for (const story of stories) {
  const blog = `/${story.lang}/blog`

  test.describe(`the blog in ${story.lang}`, () => {
    test('is filtered, read and left again, without a new document', async ({ page, visitor }) => {
      await visitor.open(blog)
      await visitor.mark()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        new RegExp(story.heading.replace(' ', '\\s')),
      )
      await expect(page.getByRole('article')).toHaveCount(2)
      const filter = page.getByRole('navigation', { name: story.filter })
      await filter.getByRole('link', { name: story.website }).click()
      await expect(page).toHaveURL(`${blog}?category=website`)
      await expect(page.getByRole('article')).toHaveCount(1)
      await page.getByRole('article').getByRole('link', { name: story.article }).click()
      await expect(page).toHaveURL(`${blog}/five-pages`)
      await expect(page.getByRole('heading', { level: 1, name: story.article })).toBeVisible()
      await expect(page.getByText(story.date)).toBeVisible()
      // A smooth scroll under way would go on after what is measured.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const contents = page.getByRole('navigation', { name: story.contents })
      await contents.getByRole('link', { name: story.chapter }).click()
      const chapter = page.getByRole('heading', { name: story.chapter })
      await expect(chapter).toBeInViewport()
      // Whoever has read on comes back to where they were, not to the chapter the address names.
      const readOn = await chapter.evaluate((heading) => {
        scrollBy({ top: 500, behavior: 'instant' })
        return heading.getBoundingClientRect().top
      })
      await page.getByRole('banner').getByRole('link', { name: 'Contact' }).dispatchEvent('click')
      await expect(page).toHaveURL(/contact$/)
      await visitor.arrived()
      await page.goBack()
      await expect
        .poll(() => chapter.evaluate((heading) => heading.getBoundingClientRect().top))
        .toBeCloseTo(readOn, 0)
      await page.getByRole('link', { name: story.back }).click()
      await expect(page).toHaveURL(blog)
      await visitor.stayed()
    })

    test('shows which article is being read, and turns from hero to light', async ({
      page,
      visitor,
    }) => {
      await visitor.open(blog)
      const style = page.locator('[data-style]')
      await expect(style).toHaveAttribute('data-style', 'hero')
      const index = page.getByRole('navigation', { name: story.index })
      const link = index.getByRole('link', { name: story.article })
      await link.click()
      await expect(link).toHaveAttribute('aria-current', 'true')
      await expect(style).toHaveAttribute('data-style', 'light')
      await expect(async () => {
        // Again while the way down is still under way: what comes last holds.
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        await expect(style).toHaveAttribute('data-style', 'hero', { timeout: 1_000 })
      }).toPass()
    })

    test('counts a wish for the newsletter and sends nothing', async ({ page, visitor }) => {
      await visitor.open(blog)
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() !== 'GET') sent.push(request.url())
      })
      await page.getByLabel(story.email).fill('not an address')
      await page.getByRole('button', { name: story.signUp }).click()
      await expect(page.getByText(story.thanks)).toBeHidden()
      await page.getByLabel(story.email).fill('ada@example.ch')
      await page.getByRole('button', { name: story.signUp }).click()
      await expect(page.getByText(story.thanks)).toBeVisible()
      expect(sent).toEqual([])
    })

    test('shows everything for a category there is not, and says so', async ({ page, visitor }) => {
      await visitor.open(`${blog}?category=nonsense`)
      await expect(page.getByText(story.unknown)).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount(2)
      const filter = page.getByRole('navigation', { name: story.filter })
      await filter.getByRole('link', { name: story.website }).click()
      await expect(page.getByRole('article')).toHaveCount(1)
      await expect(page.getByText(story.unknown)).toBeHidden()
    })

    test('says that an article is not there, with the right status', async ({
      page,
      visitor,
      trouble,
    }) => {
      trouble.expect(/status of 404/)
      const answer = await page.goto(`${blog}/nowhere`)
      expect(answer?.status()).toBe(404)
      await visitor.hydrated()
      await expect(page.getByRole('heading', { level: 1, name: story.missing })).toBeVisible()
      await page.getByRole('link', { name: story.home }).click()
      await expect(page).toHaveURL(blog)
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('shows everything for a category there is not, and says so', async ({ page }) => {
        await page.goto(`${blog}?category=nonsense`)
        await expect(page.getByText(story.unknown)).toBeVisible()
        await expect(page.getByRole('article')).toHaveCount(2)
      })

      test('is filtered by links and read to the end', async ({ page }) => {
        await page.goto(blog)
        await page
          .getByRole('navigation', { name: story.filter })
          .getByRole('link', { name: story.website })
          .click()
        await expect(page).toHaveURL(`${blog}?category=website`)
        await expect(page.getByRole('article')).toHaveCount(1)
        await expect(page.getByRole('button', { name: story.signUp })).toBeHidden()
        await page.getByRole('article').getByRole('link', { name: story.article }).click()
        await expect(page.getByRole('heading', { name: story.chapter })).toBeVisible()
        await expect(page.locator('main figure img')).toHaveJSProperty('complete', true)
      })
    })
  })
}

test('the same article stands at the same address in the other language', async ({
  page,
  visitor,
}) => {
  await visitor.open('/en/blog/opening-hours')
  await page.getByRole('link', { name: 'Lire cette page en français' }).first().click()
  await expect(page).toHaveURL('/fr/blog/opening-hours')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Vos horaires/)
})

test('a filtered blog is kept apart from the whole one, whatever else the address says', async ({
  request,
}) => {
  const articles = async (search: string) => {
    const answer = await request.get(`/en/blog${search}`)
    const count = (await answer.text()).match(/<article/g)?.length
    return [count, answer.headers()['cache-status']]
  }
  for (const search of ['', '?category=website', '?category=nonsense']) await articles(search)
  expect(await articles('?utm_source=x')).toEqual([2, 'jalonne; hit'])
  expect(await articles('?gclid=y&category=website')).toEqual([1, 'jalonne; hit'])
  expect(await articles('?category=nothing')).toEqual([2, 'jalonne; hit'])
})

test('an image of an article comes small and modern, and nothing moves when it does', async ({
  page,
  visitor,
}) => {
  // Not the cover, a drawing, which the page loads at once.
  const release = await hold(page, /\/images\/.*\.png/)
  await page.setViewportSize({ width: 390, height: 844 })
  const coming = page.waitForResponse(/\/images\/.*\.png\?.*w=400/)
  await visitor.open('/en/blog/opening-hours')
  const image = page.getByRole('img', { name: /three bars a day/ })
  await image.scrollIntoViewIfNeeded()
  const place = () => image.evaluate((element) => element.getBoundingClientRect().toJSON())
  const before = await place()
  await release()
  expect((await coming).headers()['content-type']).toMatch(/image\/(avif|webp)/)
  await expect(image).toHaveJSProperty('complete', true)
  expect(await place()).toEqual(before)
})

test.describe('a filtered blog, and an article that is not there', () => {
  for (const path of ['/en/blog?category=website', '/fr/blog/nowhere']) {
    test(`${path} never scrolls sideways, and axe has nothing to report`, async ({
      page,
      visitor,
      trouble,
    }) => {
      if (path.endsWith('nowhere')) trouble.expect(/status of 404/)
      await visitor.open(path)
      await neverScrollsSideways(page)
      expect(await axeFindingsInThemes(page, [2560])).toEqual([])
    })
  }
})

for (const width of [390, 1440]) {
  test(`axe has nothing to report once the blog has turned light, at ${width} px`, async ({
    page,
    visitor,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visitor.open('/fr/blog')
    await page.getByRole('article').last().getByRole('link').focus()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.locator('[data-style]')).toHaveAttribute('data-style', 'light')
    expect(await axeFindingsInThemes(page, [width])).toEqual([])
  })
}
