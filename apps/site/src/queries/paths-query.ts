import { defineQuery } from 'groq'
import { isOut } from './publication-day.ts'

/** Every page and article with its path and when something on it last changed, for maps of the site. */
export const PATHS_QUERY = defineQuery(
  `*[(_type == "page" && defined(path)) || (_type == "article" && defined(slug.current) && ${isOut})] | order(_id asc){
  _id,
  "path": select(_type == "article" => "/blog/" + slug.current, coalesce(path, "")),
  "noindex": seo.noindex == true,
  "changes": [
    _updatedAt,
    ...coalesce(sections[].plans[]->_updatedAt, []),
    ...coalesce(sections[].groups[].plans[]->_updatedAt, []),
    ...coalesce(sections[].faqs[]->_updatedAt, []),
    ...coalesce(sections[].services[]->_updatedAt, []),
    ...coalesce(sections[].spreads[].services[]->_updatedAt, [])
  ]
}`,
)
