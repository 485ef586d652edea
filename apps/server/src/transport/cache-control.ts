/** For what changes its address with its content: caches may keep it for a year and never ask. */
export const keptForGood = 'public, max-age=31536000, immutable'
