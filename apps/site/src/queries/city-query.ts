import { defineQuery } from 'groq'
import {
  blockFunction,
  clientFunction,
  drawnFigureFunction,
  imageFunction,
  linkFunction,
  richFunction,
  voicesFunction,
} from './functions.ts'

/**
 * What is local on the page of a city. Parameter: `slug` ("le-locle"); a city is also found by its English name in plain
 * letters ("bern"). Null when editors have not written about it. Its phrase comes in both languages: a heading without a
 * translation wants it in its own.
 */
export const CITY_QUERY =
  defineQuery(`${linkFunction}${imageFunction}${clientFunction}${drawnFigureFunction}${voicesFunction}${blockFunction}${richFunction}
*[_type == "city" && defined(slug.current) && (slug.current == $slug || lower(name.en) == $slug)]
  | order((slug.current == $slug) desc)[0]{
  _id,
  "slug": coalesce(slug.current, ""),
  name,
  "phrase": {"french": phrase.fr, "english": phrase.en},
  canton,
  lead,
  "text": shape::rich(text),
  "figures": coalesce(figures[]{_key, ...shape::drawn(@)}, []),
  "testimonials": coalesce(shape::voices(testimonials), []),
  mapSeed
}`)
