import { expect, type Locator, type Page } from '@playwright/test'

/** What a visitor does on any page. */
export class Visitor {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Opens an address and waits until the page reacts to the visitor (scripts loaded, page hydrated). */
  async open(path: string): Promise<void> {
    await this.page.goto(path)
    await this.hydrated()
  }

  /** Waits until the page is hydrated; sections out of sight may wait for the visitor to come near. */
  async awake(): Promise<void> {
    await this.page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
  }

  /** As `awake`, with every section, as if the visitor had come near them all. */
  async hydrated(): Promise<void> {
    await this.awake()
    await this.page.evaluate(() => dispatchEvent(new Event('sections-wanted')))
    await expect(this.page.locator('[data-section]:not([data-hydrated])')).toHaveCount(0)
  }

  /** Waits until the page that a link of this one leads to shows: its address is there before it. */
  async arrived(): Promise<void> {
    await expect(this.page.locator('[data-arrival]')).not.toBeEmpty()
  }

  /** Presses Tab until this has the focus, as many times as a page has stops at the most. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const reached = () => target.evaluate((element) => element === document.activeElement)
    for (let stop = 0; stop < 80; stop++) {
      if (await reached()) return
      await this.page.keyboard.press(key)
    }
    await expect(target).toBeFocused()
  }

  /** Presses End until the foot of the page is in sight: a page grows on the way down, as what comes near is laid out. */
  async toTheEnd(): Promise<void> {
    const foot = this.page.getByRole('contentinfo').getByText('©')
    await expect(async () => {
      await this.page.keyboard.press('End')
      await expect(foot).toBeInViewport({ timeout: 500 })
    }).toPass()
  }

  /** The main navigation's link of that name. */
  link(name: string): Locator {
    const header = this.page.getByRole('banner')
    return header.getByRole('link', { name, exact: true }).locator('visible=true')
  }

  /** A plan's column or card. */
  plan(name: string): Locator {
    return this.page.getByRole('article', { name: new RegExp(`^${name}`) })
  }

  /** From the next page on, the browser asks to save data: nothing is preloaded before it is wanted. */
  async savesData(): Promise<void> {
    await this.page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
  }

  /** Marks this document, so that `stayed` can tell that it was never loaded anew. */
  async mark(): Promise<void> {
    await this.page.evaluate(() => Reflect.set(window, 'isMarked', true))
  }

  /** Checks that nothing has reloaded the document since `mark`. */
  async stayed(): Promise<void> {
    expect(await this.page.evaluate(() => Reflect.get(window, 'isMarked'))).toBe(true)
  }
}
