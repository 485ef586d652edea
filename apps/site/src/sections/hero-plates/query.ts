import { figureFields, href, linkFields } from '../../queries/fragments.ts'
import { localized } from '../../queries/localized.ts'

/** What is empty on a plate is taken from its service. */
const plateFields = `
  _key,
  "tone": coalesce(tone, "signal"),
  "label": coalesce(${localized('label')}, ${localized('link.label')}, ${localized('service->title')}),
  "href": coalesce(link{"href": ${href}}.href, service->path, "#"),
  "figure": coalesce(figure{${figureFields}}, service->figure{${figureFields}})
`

export const heroPlatesFields = `
  "eyebrow": ${localized('eyebrow')},
  "title": ${localized('title')},
  "lead": ${localized('lead')},
  "actions": coalesce(actions[]{_key, ${linkFields}}, []),
  "plates": coalesce(plates[]{${plateFields}}, [])
`
