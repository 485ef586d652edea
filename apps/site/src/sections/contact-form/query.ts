export const contactFormFields = `
  "services": *[_type == "service"] | order(order){key, title},
  "plans": *[_type == "plan"] | order(family, order){family, key, name},
  "quizzes": *[_type == "quiz"]
`
