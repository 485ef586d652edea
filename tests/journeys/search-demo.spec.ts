import type { Page } from '@playwright/test'
import { demo, staysAsItIs } from '../support/demo.ts'
import { expect, test } from '../support/test.ts'

const path = '/services/seo-visibility'

const stories = [
  {
    lang: 'fr',
    heading: /Trouvé par ceux/,
    demo: 'De la page quatre au sommet',
    said: '« menuisier moudon »\u00a0: Menuiserie Tavernay passe de la position 38 à la position 1, 6\u00a0mois',
    words: 'menuisier moudon',
    pause: 'Mettre en pause',
    play: 'Reprendre',
    packs: 'Packs SEO',
    essential: 'Essentiel',
    local: 'SEO local',
    audit: 'Demander un audit',
    form: 'Où êtes-vous aujourd’hui ?',
  },
  {
    lang: 'en',
    heading: /Found by those/,
    demo: 'From page four to the top',
    said: '“joiner moudon”: Menuiserie Tavernay climbs from position 38 to position 1, 6 months',
    words: 'joiner moudon',
    pause: 'Pause',
    play: 'Resume',
    packs: 'SEO packs',
    essential: 'Essentiel',
    local: 'Local SEO',
    audit: 'Request an audit',
    form: 'Where do you stand today?',
  },
] as const

type Story = (typeof stories)[number]

for (const story of stories) {
  const address = `/${story.lang}${path}`

  test.describe(`the page of search engines in ${story.lang}`, () => {
    test('S11: whoever wants less motion sees the summit at once, and nothing moves', async ({
      page,
      visitor,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await visitor.open(address)
      await seesTheSummit(page, story)
      await expect(demo(page, story).pause).toHaveCount(0)
    })

    test('R7: the packs and local search cost what they cost today, and change live', async ({
      page,
      visitor,
      editor,
    }) => {
      const listening = page.waitForResponse(/\/live\?/)
      await visitor.open(address)
      await listening
      await visitor.mark()
      const packs = page.getByRole('region', { name: story.packs })
      await expect(packs.getByRole('article')).toHaveCount(3)
      const essential = packs.getByRole('article', { name: story.essential })
      await expect(essential).toContainText('425 CHF')
      await expect(page.getByRole('main')).toContainText('490 CHF')
      await editor.publish('plan-seo-essentiel', { price: 445 })
      await expect(essential).toContainText('445 CHF')
      await visitor.stayed()
    })

    test('R7: three clients speak, and an audit is asked for on the page', async ({
      page,
      visitor,
    }) => {
      await visitor.open(address)
      await expect(page.getByRole('main').getByRole('blockquote')).toHaveCount(3)
      await page.getByRole('link', { name: story.audit }).click()
      await expect(page).toHaveURL(`${address}#contact`)
      await expect(page.getByRole('form', { name: story.form })).toBeInViewport()
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('S11: the demo shows the summit', async ({ page }) => {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1, name: story.heading })).toBeVisible()
        await seesTheSummit(page, story)
      })
    })
  })
}

const [, english] = stories

test('who spaces out letters and lines on a small phone reads the whole result', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visitor.open(`/fr${path}`)
  const cutOff = await page.locator('main p:not(.visually-hidden)').evaluateAll((texts) => {
    const spacing = new CSSStyleSheet()
    spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    )
    document.adoptedStyleSheets.push(spacing)
    return texts
      .filter(
        (text) =>
          getComputedStyle(text).overflow === 'hidden' && text.scrollHeight > text.clientHeight + 3,
      )
      .map(({ textContent }) => textContent)
  })
  expect(cutOff).toEqual([])
})

test('R7, S11: a visitor watches the demo climb and pauses it', async ({ page, visitor }) => {
  await page.clock.install()
  await page.setViewportSize({ width: 1440, height: 900 })
  await visitor.open(`/en${path}`)
  await expect(page.getByRole('heading', { level: 1, name: english.heading })).toBeInViewport()
  const { region, board, pause, play } = demo(page, english)
  await expect(region.getByRole('img', { name: english.said })).toBeAttached()
  await region.evaluate((section) => section.scrollIntoView({ block: 'center' }))
  await expect(board).toHaveAttribute('data-phase', 'type')
  await expect(board).toHaveAttribute('data-phase', 'climb')
  await pause.click()
  await expect(play).toBeFocused()
  await staysAsItIs(page, board)
  await page.keyboard.press('Enter')
  await expect(pause).toBeFocused()
  await expect(board).toHaveAttribute('data-phase', 'top')
  await expect(region.locator('[data-reached=false]')).toHaveCount(0)
})

/** Everything is typed, the result stands first and the others below it. */
async function seesTheSummit(page: Page, story: Story) {
  const { region, board } = demo(page, story)
  await expect(board).toHaveAttribute('data-phase', 'top')
  await expect(region.getByRole('img', { name: story.said })).toBeAttached()
  await expect(region.getByText(story.words, { exact: true })).toBeVisible()
  await expect(region.getByText('menuiserie-tavernay.ch')).toBeVisible()
  await expect(region.locator('[data-reached=false]')).toHaveCount(0)
}
