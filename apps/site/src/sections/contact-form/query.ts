import { linkFields } from '../../queries/fragments.ts'
import { localized } from '../../queries/localized.ts'

export const contactFormFields = `
  "title": ${localized('title')},
  "lead": ${localized('lead')},
  "note": ${localized('note')},
  privacy{${linkFields}},
  "services": *[_type == "service"] | order(order asc){_id, key, "title": ${localized('title')}}
`
