import type { Page } from '@playwright/test'

/**
 * Holds back what a page asks for until it is let go, as a slow network would.
 * @param pattern addresses as in Playwright's `route`: `**\/assets/*.js`
 * @returns lets go, for what is waiting and for all that comes after
 */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
