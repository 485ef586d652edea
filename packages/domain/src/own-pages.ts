const ownPages = ['/login', '/dashboard']

/** Whether the site has a page at this path, without language, that stands in no document: the portal and its demonstration. */
export const isOwnPage = (path: string): boolean =>
  ownPages.some((own) => path === own || path.startsWith(`${own}/`))
