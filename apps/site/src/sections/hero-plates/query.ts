/** What is empty on a plate is taken from its service. */
const plateFields = `
  _key,
  "tone": coalesce(tone, "signal"),
  "label": [label, link.label, service->title][defined(fr) || defined(en)][0],
  "href": coalesce(shape::link(link).href, service->path, "#"),
  "figure": shape::figure([figure, service->figure][defined(coalesce(plan, service, amount, text))][0])
`

export const heroPlatesFields = `
  "plates": coalesce(plates[]{${plateFields}}, [])
`
