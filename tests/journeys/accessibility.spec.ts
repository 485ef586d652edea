import { axeFindingsInThemes, neverScrollsSideways } from '../support/look.ts'
import { pageAddresses } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

// No page needs another's: on three workers the longest file takes a third.
test.describe.configure({ mode: 'parallel' })

for (const { name, path } of pageAddresses) {
  test.describe(`the page ${name} at ${path}`, () => {
    test.beforeEach(({ trouble }) => trouble.expect(/status of 404/))

    test('has nothing for axe to report in either theme, on a phone and on a screen', async ({
      page,
      visitor,
    }) => {
      await page.setViewportSize({ width: 390, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await visitor.open(path)
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('main details')) {
          details.removeAttribute('name')
          details.setAttribute('open', '')
        }
      })
      expect(await axeFindingsInThemes(page, [390, 1440])).toEqual([])
    })

    test('has a heading and a title, no placeholder, icons that keep their size at 200 % text, and never scrolls sideways', async ({
      page,
      visitor,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      // What unfolds as it comes into sight is smaller on the way.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await visitor.open(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(await page.title()).not.toBe('')
      const misshapen = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('svg[width]')].flatMap((icon) => {
            const { width, height } = icon.getBoundingClientRect()
            const asked = `${icon.getAttribute('width')} × ${icon.getAttribute('height')}`
            const drawn = `${Math.round(width)} × ${Math.round(height)}`
            return width === 0 || drawn === asked
              ? []
              : [`${drawn}: ${icon.parentElement?.outerHTML}`]
          }),
        )
      expect(await misshapen()).toEqual([])
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect(await misshapen()).toEqual([])
      const unfilled = await page.evaluate(() =>
        [...document.body.querySelectorAll('*')].flatMap((element) =>
          [element.textContent, ...[...element.attributes].map(({ value }) => value)].filter(
            (text) => element.tagName !== 'SCRIPT' && text && /^[^{}]*\{\w+\}[^{}]*$/.test(text),
          ),
        ),
      )
      expect(unfilled).toEqual([])
      await page.evaluate(() => {
        document.documentElement.style.fontSize = ''
      })
      await neverScrollsSideways(page)
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
  const wall = page.getByRole('region', { name: 'Ils ont suivi le jalon' })
  const pause = page.getByRole('button', { name: 'Mettre en pause' })
  // What stands above gets its height on the way down, so that it takes more than one turn of the wheel.
  await expect(async () => {
    await wall.getByRole('figure').nth(1).scrollIntoViewIfNeeded()
    await expect(pause).toBeVisible({ timeout: 1000 })
  }).toPass()
  await pause.click()
  const play = page.getByRole('button', { name: 'Reprendre' })
  await expect(play).toBeVisible()
  await play.click()
  await expect(pause).toBeVisible()
})
