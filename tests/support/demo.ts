import { expect, type Locator, type Page } from '@playwright/test'

/** A demo that moves by itself, with its buttons, by what they are called in the page's language. */
export function demo(page: Page, names: { demo: string; pause: string; play: string }) {
  const region = page.getByRole('region', { name: names.demo })
  return {
    region,
    board: region.locator('[data-phase]'),
    pause: region.getByRole('button', { name: names.pause }),
    play: region.getByRole('button', { name: names.play }),
  }
}

/** Checks that a paused demo holds, for longer than any of its phases lasts. Wants `page.clock.install()` at first. */
export async function staysAsItIs(page: Page, board: Locator): Promise<void> {
  const phase = (await board.getAttribute('data-phase')) ?? ''
  await page.clock.runFor(30_000)
  await expect(board).toHaveAttribute('data-phase', phase)
}
