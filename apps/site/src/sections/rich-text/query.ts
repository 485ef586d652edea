import { localizedBody } from '../../queries/fragments.ts'
import { localized } from '../../queries/localized.ts'

export const richTextFields = `
  "title": ${localized('title')},
  "body": ${localizedBody}
`
