/** For what changes its address with its content: caches may store it for a year and never revalidate. */
export const immutable = 'public, max-age=31536000, immutable'
