import { careerPath } from './fixed-paths.ts'

/** The views of the portal’s demonstration besides the first, by the last part of their address. */
export const furtherViews = ['analytics', 'users', 'settings', 'reports', 'support'] as const

const ownPages = new Set([
  '/login',
  '/dashboard',
  ...furtherViews.map((view) => `/dashboard/${view}`),
])

/** Whether the site has a page at this path, without language, that stands in no document: the portal and its demonstration. */
export const isOwnPage = (path: string): boolean => ownPages.has(path)

/** Names of places that the site itself draws between the sections of a page: `/career#jobs`. */
export const ownPlaces = (path: string): readonly string[] => (path === careerPath ? ['jobs'] : [])
