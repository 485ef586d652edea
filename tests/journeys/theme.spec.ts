import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** How light the page is behind its texts, from 0 (black) to 1 (white). */
function lightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')
    const colours = [document.body, document.documentElement].map(
      (element) => getComputedStyle(element).backgroundColor,
    )
    const colour = colours.find((each) => each !== 'rgba(0, 0, 0, 0)')
    if (!canvas || !colour) throw new Error('The page has no background')
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return (red + green + blue) / (3 * 255)
  })
}

test.describe('light and dark', () => {
  test('follow the device, also while the page is open', async ({ page, visitor }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await visitor.open('/fr')
    expect(await lightness(page)).toBeLessThan(0.3)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => lightness(page)).toBeGreaterThan(0.9)
  })

  test('follow the visitor’s choice, which is kept and comes before the device', async ({
    page,
    visitor,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await visitor.open('/en/pricing')
    await page.getByRole('button', { name: 'Theme' }).click()
    await page.getByText('Dark', { exact: true }).locator('visible=true').click()
    await expect.poll(() => lightness(page)).toBeLessThan(0.3)
    await page.goto('/fr')
    expect(await lightness(page)).toBeLessThan(0.3)
    await visitor.hydrated()
    await page.getByRole('button', { name: 'Thème' }).click()
    await page.getByText('Système', { exact: true }).locator('visible=true').click()
    await expect.poll(() => lightness(page)).toBeGreaterThan(0.9)
    expect(await page.evaluate(() => localStorage.getItem('theme'))).not.toBe('dark')
  })

  test('are chosen in a menu that the way back closes', async ({ page, visitor }) => {
    await visitor.open('/en')
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL(/\/en\/pricing$/)
    const dark = page.getByRole('radio', { name: 'Dark' })
    await page.getByRole('button', { name: 'Theme' }).press('Enter')
    await expect(dark).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/en$/)
    await expect(dark).toBeHidden()
  })

  test('never flash: a stored choice stands before the first paint', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    // Everything but the document is held back: what is painted can only come from it.
    await page.route('**/assets/**', () => {})
    await page.goto('/fr', { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
    expect(await lightness(page)).toBeLessThan(0.3)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})
