import { defineQuery } from 'groq'
import { isShown } from './project-fragments.ts'
import { isOut, lastChange } from './publication-day.ts'

/** When what a page shows all of, without a reference to each, last changed; of towns, which may be thousands, the newest. */
const listed = `
    ...select(path == "/blog" => *[_type == "article" && defined(slug.current) && ${isOut}]{"at": ${lastChange}}.at, []),
    ...select(path == "/career" => *[_type == "job"]._updatedAt, []),
    ...select(path == "/projects" => *[${isShown}]._updatedAt, []),
    ...select("people" in sections[]._type => *[_type == "person"]._updatedAt, []),
    ...select("cityList" in sections[]._type => *[_type == "city"] | order(_updatedAt desc)[0..0]._updatedAt, []),`

/** Every page, article, case study and city with its path and when something on it last changed, and its title in both languages, for maps of the site. */
export const PATHS_QUERY = defineQuery(
  `*[(_type == "page" && defined(path)) || (_type == "city" && defined(slug.current)) || (${isShown}) || (_type == "article" && defined(slug.current) && ${isOut})] | order(_id asc){
  _id,
  "path": select(_type == "article" => "/blog/" + slug.current, _type == "caseStudy" => "/projects/" + slug.current, _type == "city" => "/services/seo-visibility-" + slug.current, coalesce(path, "")),
  title,
  "noindex": seo.noindex == true,
  "changes": [
    select(_type == "article" => ${lastChange}, _updatedAt),${listed}
    ...coalesce(testimonials[]->_updatedAt, []),
    ...coalesce(sections[].testimonials[]->_updatedAt, []),
    ...coalesce(sections[].studies[]->_updatedAt, []),
    ...coalesce(sections[].plans[]->_updatedAt, []),
    ...coalesce(sections[].groups[].plans[]->_updatedAt, []),
    ...coalesce(sections[].faqs[]->_updatedAt, []),
    ...coalesce(sections[].services[]->_updatedAt, []),
    ...coalesce(sections[].spreads[].services[]->_updatedAt, []),
    ...coalesce(sections[].services[]->figure.plan->_updatedAt, []),
    ...coalesce(sections[].plates[].figure.plan->_updatedAt, []),
    ...coalesce(sections[].plates[].service->figure.plan->_updatedAt, [])
  ]
}`,
)
