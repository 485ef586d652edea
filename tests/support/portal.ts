import { expect, type Page } from '@playwright/test'

/** Opens the customer portal as other parts of the page do; asks again until someone listens. */
export const openPortal = (page: Page) =>
  expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('open-portal-login')))
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 })
  }).toPass()
