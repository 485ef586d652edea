import { defineQuery } from 'groq'
import { articleCardFields } from './article-fragments.ts'

/** Every article of the blog as its list shows it, the newest first. Parameter: `lang` ("fr" or "en"). */
export const BLOG_QUERY = defineQuery(
  `*[_type == "article" && defined(slug.current)] | order(date desc, _id asc){${articleCardFields}}`,
)
