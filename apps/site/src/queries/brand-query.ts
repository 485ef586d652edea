import { defineQuery } from 'groq'

/** The agency's name and what it says of itself, in both languages. */
export const BRAND_QUERY = defineQuery(
  `*[_type == "settings" && _id == "settings"][0]{"name": brand.name, "fr": brand.tagline.fr, "en": brand.tagline.en}`,
)
