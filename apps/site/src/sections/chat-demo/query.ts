export const chatDemoFields = `
  "client": shape::client(client)
`
