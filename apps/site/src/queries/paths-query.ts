import { defineQuery } from 'groq'

/** Every page with its path, for maps of the site and for warming a cache. */
export const PATHS_QUERY = defineQuery(
  `*[_type == "page" && defined(path)]{_id, _updatedAt, "path": coalesce(path, ""), "noindex": seo.noindex == true}`,
)
