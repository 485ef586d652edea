/**
 * Fields of an `article` as lists and cards show it; `length` counts its characters, for the time it takes to read.
 * A translation of hardly any is blank: the other language is shown then, and counts. Wants `imageFunction`.
 */
export const articleCardFields = `
  _id,
  "slug": coalesce(slug.current, ""),
  category,
  "date": coalesce(date, ""),
  title,
  excerpt,
  "cover": shape::image(cover),
  "length": {
    "fr": [length(pt::text(content.fr))][@ > 20][0],
    "en": [length(pt::text(content.en))][@ > 20][0]
  }
`
