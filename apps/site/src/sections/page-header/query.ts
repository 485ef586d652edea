import { figureFields } from '../../queries/fragments.ts'
import { localized } from '../../queries/localized.ts'

export const pageHeaderFields = `
  "title": ${localized('title')},
  "lead": ${localized('lead')},
  figure{${figureFields}}
`
