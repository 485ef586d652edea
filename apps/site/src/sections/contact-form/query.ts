export const contactFormFields = `
  "privacy": shape::link(privacy),
  "services": *[_type == "service"] | order(order, _id){key, title},
  "plans": *[_type == "plan"] | order(order, _id){family, key, name},
  "quizzes": *[_type == "quiz"]
`
