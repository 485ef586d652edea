import { localized } from '../../queries/localized.ts'

export const contactDetailsFields = `
  "title": ${localized('title')},
  "lead": ${localized('lead')}
`
