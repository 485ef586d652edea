import { localized } from '../../queries/localized.ts'

export const blogHeaderFields = `
  "title": ${localized('title')},
  "lead": ${localized('lead')},
  "newsletterTitle": ${localized('newsletterTitle')},
  "newsletterNote": ${localized('newsletterNote')},
  "newsletterThanks": ${localized('newsletterThanks')}
`
