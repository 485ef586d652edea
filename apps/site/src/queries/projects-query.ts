import { defineQuery } from 'groq'
import { clientFunction, imageFunction } from './functions.ts'
import { isShown, projectCardFields } from './project-fragments.ts'

/** Every case study as the list of projects shows it, the newest first. */
export const PROJECTS_QUERY = defineQuery(`${imageFunction}${clientFunction}
*[${isShown}] | order(date desc, _id asc){${projectCardFields}}`)
