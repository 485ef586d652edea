/** Whether a browser has translated the page: it has put nodes of its own in place of the texts that React knows. */
export const isTranslated = (): boolean =>
  // Chrome's and Edge's mark.
  /(?:^|\s)translated-(?:ltr|rtl)(?:\s|$)/.test(document.documentElement.className)
