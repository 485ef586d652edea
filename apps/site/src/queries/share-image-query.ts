import { defineQuery } from 'groq'
import { localized } from './localized.ts'

/**
 * What the share image of a path shows. Parameters: `path` ("/pricing"), `slug` (of the article that stands there, or
 * empty), `lang` ("fr" or "en").
 */
export const SHARE_IMAGE_QUERY = defineQuery(`{
  "settings": *[_type == "settings" && _id == "settings"][0]{
    "brand": brand.name,
    "tagline": ${localized('brand.tagline')}
  },
  "page": *[_type == "page" && path == $path][0]{
    "name": ${localized('title')},
    "seed": coalesce(mapSeed, path)
  },
  "article": *[_type == "article" && slug.current == $slug][0]{
    "name": ${localized('title')},
    "seed": slug.current
  }
}`)
