import { linkFields, planFields } from '../../queries/fragments.ts'
import { localized } from '../../queries/localized.ts'

export const seoPacksFields = `
  "title": ${localized('title')},
  "lead": ${localized('lead')},
  "plans": coalesce(plans[@->_type == "plan"]->{${planFields}}, []),
  action{${linkFields}}
`
