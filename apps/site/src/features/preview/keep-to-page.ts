import { withoutLanguage } from '@jalonne/domain'

/** A link shows the drafts of one page: others are loaded as every visitor gets them. */
export function keepToPage(path: string): void {
  addEventListener(
    'click',
    (event) => {
      const { target } = event
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || link.origin !== location.origin) return
      // Left to the browser, before the router hears of it.
      if (withoutLanguage(link.pathname) !== path) event.stopImmediatePropagation()
    },
    { capture: true },
  )
}
