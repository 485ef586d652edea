import { figureFields, linkFields } from '../../queries/fragments.ts'
import { localized } from '../../queries/localized.ts'

/** What is empty in a spread is taken from its first service. */
const spreadFields = `
  _key,
  "place": coalesce(services[0]->key, _key),
  "title": coalesce(${localized('title')}, ${localized('services[0]->title')}),
  "label": coalesce(${localized('label')}, ${localized('services[0]->menu.title')}, ${localized('services[0]->title')}),
  "sub": coalesce(${localized('sub')}, ${localized('services[0]->sub')}),
  "desc": coalesce(${localized('desc')}, ${localized('services[0]->desc')}),
  "services": coalesce(services[@->_type == "service"]->{
    _id,
    "title": ${localized('title')},
    "href": coalesce(path, "#"),
    figure{${figureFields}}
  }, [])
`

export const serviceSpreadsFields = `
  "title": ${localized('title')},
  "spreads": coalesce(spreads[services[0]->_type == "service"]{${spreadFields}}, []),
  contact{${linkFields}},
  "more": ${localized('more')}
`
