import type { Page } from '@playwright/test'

/**
 * Waits until something that soon goes away has been in sight. It looks at every frame: begin before what brings it.
 * @param selector what shows, in CSS
 * @param text what it says
 */
export const glimpse = (page: Page, selector: string, text = '') =>
  page.waitForFunction(
    ([selector, text]) =>
      [...document.querySelectorAll(selector)].some(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          element.textContent.replaceAll(/\s+/g, ' ').includes(text),
      ),
    [selector, text] as const,
  )
