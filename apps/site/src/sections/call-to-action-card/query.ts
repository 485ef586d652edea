import { figureFields, linkFields } from '../../queries/fragments.ts'
import { localized } from '../../queries/localized.ts'

export const callToActionCardFields = `
  "title": ${localized('title')},
  "text": ${localized('text')},
  link{${linkFields}},
  figure{${figureFields}}
`
