import type { FrameLocator, Page } from '@playwright/test'

/** When a page shows the price, in ms since the epoch, by the page's own clock. */
export const shownAt = (page: Page | FrameLocator, price: number): Promise<number> =>
  page.locator('html').evaluate(
    (_root, value) =>
      new Promise<number>((resolve, reject) => {
        const look = () => {
          if (!document.querySelector(`data[value="${value}"]`)) return
          observer.disconnect()
          resolve(Date.now())
        }
        const observer = new MutationObserver(look)
        observer.observe(document, { subtree: true, childList: true, attributes: true })
        look()
        setTimeout(
          () => reject(new Error(`After 30 s the page still does not show ${value}`)),
          30e3,
        )
      }),
    price,
  )
