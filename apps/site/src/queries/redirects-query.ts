import { defineQuery } from 'groq'

/** The redirects editors have made; addresses are without language. */
export const REDIRECTS_QUERY = defineQuery(
  `*[_type == "redirect" && defined(from) && defined(to)]{"from": coalesce(from, ""), "to": coalesce(to, ""), "permanent": permanent == true}`,
)
