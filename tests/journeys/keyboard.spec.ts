import { expect, test } from '../support/test.ts'

test.describe('a visitor with a keyboard', () => {
  test('skips the navigation', async ({ page, visitor }) => {
    await visitor.open('/fr/pricing')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Aller au contenu' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('#main')).toBeFocused()
  })

  test('passes the testimonials in one step', async ({ page, visitor }) => {
    await visitor.open('/en')
    await page
      .getByRole('button', { name: 'Pause' })
      .or(page.locator('[data-drifting]'))
      .first()
      .scrollIntoViewIfNeeded()
    const skip = page.getByRole('link', { name: 'Skip the testimonials' })
    await visitor.tabTo(skip)
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.locator('[data-drifting] :focus')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Ask another question' })).toBeFocused()
  })

  test('goes back from a link in an answer to that answer, open and where it was', async ({
    page,
    visitor,
  }) => {
    await visitor.open('/en')
    // On the way down everything is laid out, as for whoever reads on or goes from stop to stop.
    await visitor.toTheEnd()
    const answer = page.locator('#main details', { hasText: 'hosting plan' })
    await answer.locator('summary').focus()
    await page.keyboard.press('Enter')
    const link = answer.getByRole('link').first()
    await visitor.tabTo(link)
    const top = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    // A page scrolls smoothly to what gets the focus.
    let before = Number.NaN
    await expect(async () => {
      const last = before
      before = await top()
      expect(before).toBe(last)
    }).toPass()
    await page.keyboard.press('Enter')
    await visitor.arrived()
    await page.goBack()
    await expect(link).toBeFocused()
    expect(await top()).toBe(before)
  })

  test('stays where they read when they go through what is pinned above', async ({
    page,
    visitor,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visitor.open('/fr/pricing')
    const plan = page.getByRole('radio', { name: 'Basic' })
    await plan.evaluate((radio) => scrollBy(0, radio.getBoundingClientRect().top + 400))
    const top = () => page.evaluate(() => scrollY)
    const read = await top()
    for (const pinned of [page.getByRole('banner').getByRole('link').first(), plan]) {
      await pinned.focus()
      expect(await top()).toBe(read)
    }
  })

  test('compares monthly with yearly prices and opens the options', async ({ page, visitor }) => {
    await visitor.open('/fr/pricing')
    await page.getByRole('radio', { name: 'Mensuel' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Annuel' })).toBeChecked()
    await expect(visitor.plan('Basic').getByText('200 CHF')).toBeVisible()
    const options = page.locator('details', { has: page.getByRole('heading', { name: 'Options' }) })
    await options.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(options.getByRole('heading', { name: 'Chatbots' })).toBeVisible()
  })

  test('finds the focus in the new page after following a link', async ({ page, visitor }) => {
    await visitor.open('/fr')
    await visitor.link('Tarifs').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/fr/pricing')
    await expect(page.locator('#main')).toBeFocused()
    await expect(page.locator('[data-arrival]')).toContainText('page chargée')
    await page.keyboard.press('Tab')
    const inMain = page.locator('#main :focus')
    await expect(inMain).toHaveCount(1)
  })

  test('goes on in the form that a link of the same page has led to', async ({ page, visitor }) => {
    await visitor.open('/en/services/e-commerce')
    const form = page.locator('#contact')
    const ask = page.locator('main a[data-cta=header][href$="#contact"]')
    for (const time of ['first', 'second']) {
      await ask.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/en/services/e-commerce#contact')
      await expect(form.getByRole('heading').first()).toBeInViewport()
      await page.keyboard.press('Tab')
      await expect(form.locator(':focus'), `the ${time} time`).toHaveCount(1)
    }
  })

  test('is taken to the next stop at once, however fast Tab is pressed', async ({
    page,
    visitor,
  }) => {
    await visitor.open('/en/pricing')
    // From the head of a column to its foot, out of sight.
    const offer = page
      .getByRole('article', { name: /^E-Commerce/ })
      .getByRole('link')
      .last()
    await offer.focus()
    await page.keyboard.press('Shift+Tab')
    await expect(offer).not.toBeInViewport()
    await page.keyboard.press('Tab')
    const isInSight = await offer.evaluate(
      (link) =>
        link === document.activeElement && link.getBoundingClientRect().bottom < innerHeight,
    )
    expect(isInSight).toBe(true)
  })

  test('finds the call button beside the assistant on a phone, not under it', async ({
    page,
    visitor,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visitor.open('/en/pricing')
    const dock = page.getByRole('complementary', { name: 'Assistant' })
    await dock.getByLabel('Your question').focus()
    await expect(dock.getByRole('region', { name: 'Suggested questions' })).toBeVisible()
    const call = dock.getByRole('link', { name: 'Book a call' })
    await visitor.tabTo(call)
    // Fails where anything else would be pressed.
    await call.click({ trial: true })
  })

  test('is never under an answer of the assistant, which Escape closes from anywhere', async ({
    page,
    visitor,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visitor.open('/fr/services')
    const dock = page.getByRole('complementary', { name: 'Assistant' })
    await dock.getByLabel('Votre question').fill('Combien coûte une boutique ?')
    await page.keyboard.press('Enter')
    const answer = dock.getByRole('region', { name: 'Réponse de l’assistant' })
    await expect(answer.getByRole('link').first()).toBeVisible()
    await page.locator('#main').focus()
    const covered: string[] = []
    for (let stop = 0; stop < 20; stop++) {
      await page.keyboard.press('Tab')
      const focused = page.locator(':focus')
      const isCovered = await focused.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const seen = document.elementFromPoint(left + width / 2, top + height / 2)
        return Boolean(seen?.closest('[data-dock]'))
      })
      if (isCovered) covered.push(await focused.evaluate(({ outerHTML }) => outerHTML))
    }
    expect(covered).toEqual([])
    await page.keyboard.press('Escape')
    await expect(answer).toHaveCount(0)
    await expect(page.locator('#main :focus')).toHaveCount(1)
  })

  test('sees where the focus is, on every stop of both pages', async ({ page, visitor }) => {
    for (const path of ['/fr', '/en/pricing']) {
      await visitor.open(path)
      const stops = await page.locator('a[href], button, summary, input').count()
      const unseen: string[] = []
      let seen = 0
      for (let stop = 0; stop < Math.min(stops, 40); stop++) {
        await page.keyboard.press('Tab')
        const focused = page.locator(':focus')
        if ((await focused.count()) === 0) break
        seen++
        await expect(focused).toBeInViewport()
        const outlined = await focused.evaluate((element) =>
          [element, element.closest('label') ?? element].some((each) => {
            const { outlineStyle, outlineWidth } = getComputedStyle(each)
            return outlineStyle !== 'none' && outlineWidth !== '0px'
          }),
        )
        if (!outlined) unseen.push(await focused.evaluate(({ outerHTML }) => outerHTML))
      }
      expect(unseen, path).toEqual([])
      expect(seen, path).toBeGreaterThan(20)
    }
  })
})
