import { defineQuery } from 'groq'

/** Every position of the careers page, filled or not, in the order an editor gave them. */
export const JOBS_QUERY = defineQuery(`*[_type == "job"] | order(order asc, _id asc){
  _id,
  title,
  workload,
  summary,
  team,
  location,
  "open": open == true,
  link
}`)
