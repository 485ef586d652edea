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

  /** Waits until the page on screen has been taken over by its scripts; header, footer and sections out of sight may wait. */
  async awake(): Promise<void> {
    await this.page.waitForFunction(() => Reflect.get(window, 'isHydrated') === true)
  }

  /** As `awake`, and moves the pointer over every part of it, so that none waits any more. */
  async hydrated(): Promise<void> {
    await this.awake()
    await this.page.waitForFunction(() => {
      const taken = (element: Element) =>
        Object.keys(element).some((key) => key.startsWith('__reactFiber$'))
      for (const part of document.querySelectorAll('[data-section], [data-part]')) {
        part.dispatchEvent(new Event('pointerover', { bubbles: true }))
      }
      return [...document.querySelectorAll('header a, main a, footer a')].every(taken)
    })
  }

  /** Presses Tab until this has the focus, as many times as a page has stops at the most. */
  async tabTo(target: Locator): Promise<void> {
    const reached = () => target.evaluate((element) => element === document.activeElement)
    for (let stop = 0; stop < 80; stop++) {
      if (await reached()) return
      await this.page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
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

  /** Marks this document, so that `stayed` can tell that it was never loaded anew. */
  async mark(): Promise<void> {
    await this.page.evaluate(() => Reflect.set(window, 'isMarked', true))
  }

  /** Checks that nothing has reloaded the document since `mark`. */
  async stayed(): Promise<void> {
    expect(await this.page.evaluate(() => Reflect.get(window, 'isMarked'))).toBe(true)
  }
}
