import { defineQuery } from 'groq'
import { articleCardFields } from './article-fragments.ts'
import { imageFunction } from './functions.ts'

/** Every article of the blog as its list shows it, the newest first. */
export const BLOG_QUERY = defineQuery(
  `${imageFunction}
*[_type == "article" && defined(slug.current)] | order(date desc, _id asc){${articleCardFields}}`,
)
