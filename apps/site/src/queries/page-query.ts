import { defineQuery } from 'groq'
import {
  blockFunction,
  cardsFunction,
  clientFunction,
  drawnFigureFunction,
  figureFunction,
  imageFunction,
  linkFunction,
  plansFunction,
  richFunction,
  voicesFunction,
} from './functions.ts'
import { sectionFields } from './section-fields.gen.ts'

/**
 * A page with everything its sections refer to, in one request. Parameter: `path` ("/pricing").
 * Null when no page has this path. Sections an editor has hidden are left out.
 */
export const PAGE_QUERY =
  defineQuery(`${linkFunction}${figureFunction}${imageFunction}${clientFunction}${drawnFigureFunction}${voicesFunction}${plansFunction}${cardsFunction}${blockFunction}${richFunction}
*[_type == "page" && path == $path][0]{
  _id,
  "path": coalesce(path, "/"),
  mapSeed,
  title,
  "service": *[_type == "service" && path == $path][0].key,
  "picture": shape::image(*[_type == "service" && path == $path][0].picture),
  "seo": {
    "title": [seo.title, title][defined(fr) || defined(en)][0],
    "description": seo.description,
    "image": shape::image(seo.image),
    "noindex": seo.noindex == true
  },
  "breadcrumbs": *[_type == "page" && path != $path && (path == "/" || string::startsWith($path, path+"/"))]
    | order(length(path)){
      _id,
      "path": coalesce(path, "/"),
      title
    },
  "sections": coalesce(sections[hidden != true]{
    ...,
    anchor,
    title,
    lead,
    "link": shape::link(link),
    "figure": shape::figure(figure),
    "action": shape::link(action),
    "privacy": shape::link(privacy),
    ${sectionFields}
  }, [])
}`)
