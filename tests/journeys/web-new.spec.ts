import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const website = '/services/website-design-development'

const stories = [
  {
    lang: 'fr',
    stages: 'Du piquet à la page',
    marks: 'Nos clients',
    pile: 'Chaque site part d’un objet',
    board: 'Livré avec le reste',
    cards: ['Un pain qui se lève', 'Trois bouteilles', 'Une coche'],
    pause: 'Mettre en pause',
    ask: /^Demander un devis/,
    price: '555\u00a0CHF',
    chosen: 'Abonnement site – Professionnel',
    film: 'La dernière minute de l’ancien site',
    firstLine: /^8\sh\s59\./,
    form: 'Plantons le premier repère',
  },
  {
    lang: 'en',
    stages: 'From peg to page',
    marks: 'Who we work for',
    pile: 'Every site starts from an object',
    board: 'Delivered with the rest',
    cards: ['A loaf that rises', 'Three bottles', 'A tick'],
    pause: 'Pause',
    ask: /^Request a quote/,
    price: '555\u00a0CHF',
    chosen: 'Website plan – Professional',
    film: 'The old site’s last minute',
    firstLine: /^8:59\./,
    form: 'Let’s drive in the first peg',
  },
] as const

const onTop = (page: Page, pile: string) =>
  page.getByRole('region', { name: pile }).locator('li[data-depth="0"]').getByRole('heading')

for (const story of stories) {
  const path = `/${story.lang}${website}/web-new`
  const part = (page: Page, name: string) => page.getByRole('region', { name })

  test.describe(`a new website in ${story.lang}`, () => {
    test('R5: a visitor reads today’s prices and goes to the form with the plan chosen', async ({
      page,
      visitor,
      editor,
    }) => {
      await editor.publish('plan-site-pro', { price: 555 })
      await visitor.open(path)
      await visitor.mark()
      const plan = visitor.plan('Profession')
      await expect(plan).toContainText(story.price)
      await plan.getByRole('link', { name: story.ask }).click()
      await expect(page).toHaveURL(`/${story.lang}/contact?plan=site-pro`)
      await expect(page.locator('select[name=product]')).toHaveValue(story.chosen)
      await visitor.stayed()
    })

    test('R5: the page is found from the choice of a website, and knows the pages above it', async ({
      page,
      visitor,
    }) => {
      await visitor.open(`/${story.lang}${website}`)
      await page.getByRole('main').locator(`a[href="${path}"]`).first().click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('form', { name: story.form })).toBeAttached()
      const crumbs = await page
        .locator('nav a[href]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(crumbs).toContain(`/${story.lang}${website}`)
    })

    test('the page is wiped in over its plan while one scrolls, and stays whole at the end', async ({
      page,
      visitor,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await visitor.open(path)
      const last = part(page, story.stages).getByRole('listitem').last()
      const shown = () =>
        last.evaluate((stage) => {
          const window = stage.querySelector('p + div')
          return window ? getComputedStyle(window).clipPath : ''
        })
      const scrollTo = (share: number) =>
        part(page, story.stages).evaluate((section, share) => {
          const { top, height } = section.getBoundingClientRect()
          scrollBy({ top: top + share * (height - innerHeight), behavior: 'instant' })
        }, share)
      // What stands above gets its height on the way down.
      await expect(async () => {
        await scrollTo(0)
        await expect.poll(shown, { timeout: 1000 }).toMatch(/ 100%/)
        await scrollTo(1)
        await expect.poll(shown, { timeout: 1000 }).not.toMatch(/[1-9][\d.]*%/)
      }).toPass()
    })

    test('S18: marks pass in 36 seconds; the next card comes on top by itself, until it is paused', async ({
      page,
      visitor,
    }) => {
      await page.clock.install()
      await page.setViewportSize({ width: 1440, height: 900 })
      await visitor.open(path)
      const marks = part(page, story.marks).getByRole('list').first()
      await marks.scrollIntoViewIfNeeded()
      await expect(marks).toHaveCSS('animation-duration', '36s')
      const pause = part(page, story.pile).getByRole('button', { name: story.pause })
      await expect(async () => {
        await onTop(page, story.pile).scrollIntoViewIfNeeded()
        await expect(pause).toBeVisible({ timeout: 1000 })
      }).toPass()
      await expect(onTop(page, story.pile)).toHaveText(story.cards[1])
      const card = part(page, story.pile).locator('li[data-depth="0"]')
      await expect(card).toHaveCSS('width', '520px')
      await expect(card).toHaveCSS('height', '280px')
      await pause.click()
      const held = await onTop(page, story.pile).textContent()
      // Longer than a card stays.
      await page.clock.runFor(30_000)
      await expect(onTop(page, story.pile)).toHaveText(held ?? '')
    })

    test.describe('for those who want less motion', () => {
      test.use({ contextOptions: { reducedMotion: 'reduce' } })

      test('R5, S18: stages stand on one line, cards are a list, and nothing is to be paused', async ({
        page,
        visitor,
      }) => {
        await page.setViewportSize({ width: 1440, height: 900 })
        await visitor.open(path)
        await listed(page, story)
        await expect(part(page, story.pile).getByRole('button')).toHaveCount(0)
      })
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('R5, S18: everything is there to read', async ({ page }) => {
        await page.goto(path)
        await listed(page, story)
        await expect(page.getByRole('article', { name: /^Profession/ })).toBeVisible()
        await expect(page.getByRole('form', { name: story.form })).toBeVisible()
      })
    })

    test('a film is loaded when it is played, with captions in the language of the page', async ({
      page,
      visitor,
    }) => {
      const films: string[] = []
      page.on('request', (request) => {
        if (/\/files\//.test(request.url())) films.push(request.url())
      })
      await visitor.open(`/${story.lang}${website}/web-refresh`)
      const film = part(page, story.film).locator('video')
      await expect(async () => {
        await film.scrollIntoViewIfNeeded()
        await expect(film).toBeInViewport({ timeout: 1000 })
      }).toPass()
      await page.waitForLoadState('networkidle')
      expect(films).toEqual([])
      await film.focus()
      await page.keyboard.press('Space')
      await expect
        .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
        .not.toBe(0)
      expect(films.some((url) => url.endsWith('.mp4'))).toBe(true)
      const captions = () =>
        film.evaluate((video: HTMLVideoElement) =>
          [...video.textTracks]
            .filter(({ mode }) => mode === 'showing')
            .map(({ cues }) => [...(cues ?? [])].map((cue) => Reflect.get(cue, 'text'))[0]),
        )
      await expect.poll(captions).toEqual([expect.stringMatching(story.firstLine)])
    })
  })
}

/** Checks that stages stand beside each other on one line, and that every card and cell can be read. */
async function listed(page: Page, story: (typeof stories)[number]) {
  const stages = page.getByRole('region', { name: story.stages }).getByRole('listitem')
  await expect(stages).toHaveCount(3)
  const boxes = await stages.evaluateAll((all) =>
    all.map((stage) => stage.getBoundingClientRect().bottom),
  )
  expect(new Set(boxes.map(Math.round)).size).toBe(1)
  const cards = page.getByRole('region', { name: story.pile }).getByRole('listitem')
  await expect(cards.getByRole('heading')).toHaveText([...story.cards])
  const tops = await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).opacity))
  expect(tops).toEqual(['1', '1', '1'])
  const lefts = await cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().left),
  )
  expect(new Set(lefts).size).toBe(3)
  await expect(
    page.getByRole('region', { name: story.board }).getByRole('heading', { level: 3 }),
  ).toHaveCount(6)
}
