export const chatModesFields = `
  "client": shape::client(client)
`
