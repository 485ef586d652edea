import { defineQuery } from 'groq'
import { isShown } from './project-fragments.ts'
import { isOut } from './publication-day.ts'

/**
 * What the share image of a path shows. Parameters: `path` ("/pricing"), `slug` (of the article that stands there, or
 * empty).
 */
export const SHARE_IMAGE_QUERY = defineQuery(`{
  "settings": *[_type == "settings" && _id == "settings"][0]{
    "brand": brand.name,
    "tagline": brand.tagline
  },
  "page": *[_type == "page" && path == $path][0]{
    "name": title,
    "seed": coalesce(mapSeed, path)
  },
  "city": *[_type == "city" && "/services/seo-visibility-" + slug.current == $path][0]{
    "name": {
      "fr": *[_type == "page" && path == "/services/seo-visibility"][0].title.fr + " " + phrase.fr,
      "en": *[_type == "page" && path == "/services/seo-visibility"][0].title.en + " " + phrase.en
    },
    "seed": coalesce(mapSeed, slug.current)
  },
  "project": *[${isShown} && "/projects/" + slug.current == $path][0]{
    "name": title,
    "seed": slug.current
  },
  "article": *[_type == "article" && slug.current == $slug && ${isOut}][0]{
    "name": title,
    "seed": slug.current
  }
}`)
