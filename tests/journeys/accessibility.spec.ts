import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../support/test.ts'

const pages = { landing: '/fr', pricing: '/en/pricing', 'not found': '/fr/nowhere' }

for (const [name, path] of Object.entries(pages)) {
  test.describe(`the page ${name}`, () => {
    test.beforeEach(({ trouble }) => trouble.expect(/status of 404/))

    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [390, 1440]) {
        test(`has nothing for axe to report, ${colorScheme} at ${width} px`, async ({
          page,
          visitor,
        }) => {
          await page.setViewportSize({ width, height: 900 })
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          await visitor.open(path)
          await page.evaluate(() => {
            for (const details of document.querySelectorAll('main details')) {
              details.removeAttribute('name')
              details.setAttribute('open', '')
            }
          })
          const { violations } = await new AxeBuilder({ page }).analyze()
          const found = violations.flatMap(({ id, nodes }) =>
            nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
          )
          expect(found).toEqual([])
        })
      }
    }

    test('never scrolls sideways, from 320 to 2560 px', async ({ page, visitor }) => {
      await visitor.open(path)
      for (const width of [320, 390, 768, 1024, 1440, 1920, 2560]) {
        await page.setViewportSize({ width, height: 900 })
        const overflow = await page.evaluate(() => {
          const root = document.documentElement
          return root.scrollWidth - root.clientWidth
        })
        expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
      }
    })

    test('has one main heading, and a title', async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(await page.title()).not.toBe('')
    })
  })
}

test.describe('a visitor who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('sees nothing move', async ({ page, visitor }) => {
    for (const path of ['/fr', '/en/pricing']) {
      await visitor.open(path)
      await page.evaluate(() => document.querySelector('footer')?.scrollIntoView())
      const moving = () =>
        page.evaluate(() =>
          document
            .getAnimations()
            .filter(({ playState, effect }) => {
              const { duration = 0, iterations = 1 } = effect?.getComputedTiming() ?? {}
              return playState === 'running' && Number(duration) * iterations > 200
            })
            .map((animation) => Reflect.get(animation, 'animationName') ?? 'transition'),
        )
      await expect.poll(moving).toEqual([])
    }
  })
})

test('a visitor stops the moving testimonials and starts them again', async ({ page, visitor }) => {
  await visitor.open('/fr')
  await page.getByRole('heading', { name: 'Ils ont suivi le jalon' }).scrollIntoViewIfNeeded()
  const pause = page.getByRole('button', { name: 'Mettre en pause' })
  await pause.click()
  const play = page.getByRole('button', { name: 'Reprendre' })
  await expect(play).toBeVisible()
  await play.click()
  await expect(pause).toBeVisible()
})
