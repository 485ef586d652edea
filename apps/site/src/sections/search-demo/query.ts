export const searchDemoFields = `
  "client": shape::client(client),
  others
`
