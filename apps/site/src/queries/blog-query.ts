import { defineQuery } from 'groq'
import { articleCardFields } from './article-fragments.ts'
import { imageFunction } from './functions.ts'
import { isOut } from './publication-day.ts'

/** Every article whose day has come, as the list of the blog shows it, the newest first. */
export const BLOG_QUERY = defineQuery(
  `${imageFunction}
*[_type == "article" && defined(slug.current) && ${isOut}] | order(date desc, _id asc){${articleCardFields}}`,
)
