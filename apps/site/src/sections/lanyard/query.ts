export const lanyardFields = `
  "person": person->{"name": coalesce(name, ""), role, languages, since}
`
