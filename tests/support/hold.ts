import { expect, type Page } from '@playwright/test'

/**
 * Holds back what a page asks for until it is let go, as a slow network would.
 * @param pattern addresses as in Playwright's `route`: `**\/assets/*.js`
 * @returns lets go, for what is waiting and for all that comes after, once something is waiting
 */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let held = 0
  await page.route(pattern, async (route) => {
    held += 1
    await promise
    await route.continue()
  })
  return async () => {
    await expect.poll(() => held, `requests for ${pattern} to let go`).toBeGreaterThan(0)
    resolve()
  }
}
