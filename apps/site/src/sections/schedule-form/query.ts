import { localized } from '../../queries/localized.ts'

export const scheduleFormFields = `
  "title": ${localized('title')},
  "lead": ${localized('lead')}
`
