export const contactFormFields = `
  note,
  "privacy": shape::link(privacy),
  "services": *[_type == "service"] | order(order asc, _id asc){_id, key, title},
  "plans": *[_type == "plan"] | order(family asc, order asc, _id asc){_id, family, key, name}
`
