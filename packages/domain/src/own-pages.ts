/** Whether the site has a page at this path, without language, that stands in no document: the portal and its demonstration. */
export const isOwnPage = (path: string): boolean => /^\/(?:login|dashboard(?:\/[^/]+)?)$/.test(path)

/** Names of places that the site itself draws between the sections of a page: `/career#jobs`. */
export const ownPlaces = (path: string): readonly string[] => (path === '/career' ? ['jobs'] : [])
