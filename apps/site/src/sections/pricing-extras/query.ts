import { linkFields, planFields } from '../../queries/fragments.ts'
import { localized } from '../../queries/localized.ts'

export const pricingExtrasFields = `
  "title": ${localized('title')},
  "summary": ${localized('summary')},
  "unfolded": coalesce(unfolded, false),
  "groups": coalesce(groups[]{
    _key,
    "title": ${localized('title')},
    "lead": ${localized('lead')},
    "plans": coalesce(plans[@->_type == "plan"]->{${planFields}}, []),
    link{${linkFields}}
  }, [])
`
