import { figureFields } from '../../queries/fragments.ts'
import { localized } from '../../queries/localized.ts'

export const servicesListFields = `
  "title": ${localized('title')},
  "lead": ${localized('lead')},
  "services": coalesce(services[@->_type == "service"]->{
    _id,
    key,
    "title": ${localized('title')},
    "sub": ${localized('sub')},
    "desc": ${localized('desc')},
    "href": coalesce(path, "#"),
    icon,
    figure{${figureFields}}
  }, [])
`
