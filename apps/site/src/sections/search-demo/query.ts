export const searchDemoFields = `
  query,
  "client": shape::client(client),
  result,
  text,
  others,
  positions,
  duration
`
