import { expect, test } from '../support/test.ts'

test.describe('a visitor who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('sees nothing move', async ({ page, visitor }) => {
    for (const path of ['/fr', '/en/pricing']) {
      await visitor.open(path)
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
      for (const section of await page.locator('main [data-section]').all()) {
        // What comes into sight begins to move, if it does, in the frames that follow.
        await section.evaluate(async (element) => {
          element.scrollIntoView()
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
        })
        await expect.poll(moving).toEqual([])
      }
    }
  })
})

test('a visitor stops the moving testimonials and starts them again', async ({ page, visitor }) => {
  await visitor.open('/fr')
  const wall = page.getByRole('region', { name: 'Ils ont suivi le jalon' })
  const pause = page.getByRole('button', { name: 'Mettre en pause' })
  const drift = () =>
    wall.evaluate((section) => {
      const all = section.getAnimations({ subtree: true })
      const drifting = all.filter((animation) => animation instanceof CSSAnimation)
      return drifting.map(({ playState }) => playState)
    })
  // What stands above gets its height on the way down, so that it takes more than one turn of the wheel.
  await expect(async () => {
    await wall.evaluate((section) => section.scrollIntoView())
    await expect(pause).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect.poll(drift).toEqual(['running', 'running', 'running'])
  const column = page.locator('[data-drifting] > *')
  await expect(column.nth(0)).toHaveCSS('animation-duration', '120s')
  await expect(column.nth(1)).toHaveCSS('animation-duration', '140s')
  await expect(column.nth(2)).toHaveCSS('animation-duration', '128s')
  await pause.click()
  await expect.poll(drift).toEqual([])
  await page.getByRole('button', { name: 'Reprendre' }).click()
  await expect.poll(drift).toEqual(['running', 'running', 'running'])
  await expect(pause).toBeVisible()
  // Where one column fits it alone drifts; at rest every testimonial is in reach.
  await page.setViewportSize({ width: 390, height: 844 })
  await pause.click()
  await expect(wall.getByRole('figure')).toHaveCount(42)
  const box = page.locator('[data-drifting]')
  await box.hover()
  await page.mouse.wheel(0, 20_000)
  await expect(wall.getByRole('figure').last()).toBeInViewport()
})

test('at 400 % nothing pinned takes the room to read by, and the assistant is at the end of the page', async ({
  page,
  visitor,
}) => {
  // A window of 1280 by 1024 px.
  await page.setViewportSize({ width: 320, height: 256 })
  await visitor.open('/en')
  const question = page.getByRole('textbox', { name: 'Your question' })
  await expect(question).toBeAttached()
  await page.evaluate(() => scrollTo(0, innerHeight))
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await expect(question).not.toBeInViewport()
  await question.focus()
  await expect(question).toBeInViewport()
  await question.blur()
  await visitor.toTheEnd()
  await expect(question).toBeInViewport()
})

test('at 400 % every suggested question can be brought into the window', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.addInitScript(() => {
    const asked = {
      id: '1',
      from: 'user',
      text: 'Combien coûte un logo ?',
      timestamp: 1,
      links: [],
    }
    localStorage.setItem('jalonne.chat.v1', JSON.stringify([asked]))
  })
  await visitor.open('/fr/services/website-design-development')
  await page.getByLabel('Votre question').focus()
  const suggestions = page.getByRole('region', { name: 'Questions proposées' }).getByRole('button')
  await expect(suggestions.last()).toHaveText('Relire la conversation')
  for (const suggestion of (await suggestions.all()).toReversed()) {
    await visitor.tabTo(suggestion, 'Shift+Tab')
    await expect(suggestion).toBeInViewport({ ratio: 1 })
  }
})
