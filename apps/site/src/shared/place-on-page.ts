/** The address of a place on the page itself (`/pricing#contact` on `/pricing`) without the page: `#contact`. Others stay. */
export const placeOnPage = (href: string, path: string): string =>
  href.startsWith(`${path}#`) ? href.slice(path.length) : href
