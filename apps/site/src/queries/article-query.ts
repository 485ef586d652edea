import { defineQuery } from 'groq'
import { articleCardFields } from './article-fragments.ts'
import { blockFunction, imageFunction, linkFunction } from './functions.ts'
import { isOut, lastChange } from './publication-day.ts'

const blocks = `
  ...shape::block(@),
  _type == "codeBlock" => {_key, _type, title, language, code}
`

/**
 * One article with its text and two others to go on with, those of its category first. Parameter: `slug`. Null when no
 * article has this slug, or its day has not come.
 */
export const ARTICLE_QUERY = defineQuery(`${linkFunction}${imageFunction}${blockFunction}
*[_type == "article" && slug.current == $slug && ${isOut}][0]{
  ${articleCardFields},
  "seoTitle": [seoTitle, title][defined(fr) || defined(en)][0],
  "updatedAt": ${lastChange},
  "content": content{_type, "fr": fr[]{${blocks}}, "en": en[]{${blocks}}},
  "blog": *[_type == "page" && path == "/blog"][0]{title},
  "home": *[_type == "page" && path == "/"][0]{title},
  "related": *[_type == "article" && defined(slug.current) && slug.current != $slug && ${isOut}]
    | order((category == ^.category) desc, date desc, _id asc)[0...2]{${articleCardFields}}
}`)
