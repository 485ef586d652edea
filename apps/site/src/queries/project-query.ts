import { defineQuery } from 'groq'
import {
  blockFunction,
  clientFunction,
  imageFunction,
  linkFunction,
  richFunction,
} from './functions.ts'
import { isShown, projectCardFields } from './project-fragments.ts'

/**
 * One case study with its story and two others to go on with, those of its industry first. Parameter: `slug`. Null where
 * no case study has this slug.
 */
export const PROJECT_QUERY =
  defineQuery(`${linkFunction}${imageFunction}${clientFunction}${blockFunction}${richFunction}
*[${isShown} && slug.current == $slug][0]{
  ${projectCardFields},
  "updatedAt": _updatedAt,
  "before": shape::image(before),
  "body": shape::rich(body),
  "list": *[_type == "page" && path == "/projects"][0]{title},
  "home": *[_type == "page" && path == "/"][0]{title},
  "others": *[${isShown} && slug.current != $slug]
    | order((industry._ref == ^.industry._ref) desc, date desc, _id asc)[0...2]{${projectCardFields}}
}`)
