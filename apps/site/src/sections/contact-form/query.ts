export const contactFormFields = `
  "privacy": shape::link(privacy),
  "services": *[_type == "service"] | order(order, _id){_id, key, title},
  "plans": *[_type == "plan"] | order(family, order, _id){_id, family, key, name}
`
