export const contactFormFields = `
  title,
  lead,
  note,
  "privacy": shape::link(privacy),
  "services": *[_type == "service"] | order(order asc){_id, key, title},
  "plans": *[_type == "plan"] | order(order asc){_id, family, key, name}
`
