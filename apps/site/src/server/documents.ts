// What the server writes of the content besides pages uses the site's queries.

export { BRAND_QUERY } from '../queries/brand-query.ts'
export { FEED_QUERY } from '../queries/feed-query.ts'
export { localize } from '../queries/localize.ts'
export { PATHS_QUERY } from '../queries/paths-query.ts'
export { anyDay, withToday } from '../queries/publication-day.ts'
export { SHARE_IMAGE_QUERY } from '../queries/share-image-query.ts'
export { themeColours } from './theme-colours.ts'
