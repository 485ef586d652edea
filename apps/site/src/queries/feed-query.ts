import { defineQuery } from 'groq'
import { isOut, lastChange } from './publication-day.ts'

/** The blog's newest articles, for feed readers. */
export const FEED_QUERY = defineQuery(`{
  "brand": *[_type == "settings" && _id == "settings"][0].brand.name,
  "blog": *[_type == "page" && path == "/blog"][0]{
    title,
    "description": seo.description,
    "updatedAt": _updatedAt
  },
  "articles": *[_type == "article" && defined(slug.current) && defined(date) && ${isOut}]
    | order(date desc, _id asc)[0...30]{
      "slug": coalesce(slug.current, ""),
      "date": coalesce(date, ""),
      "updatedAt": ${lastChange},
      category,
      title,
      excerpt
    }
}`)
