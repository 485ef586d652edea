export const chatDemoFields = `
  "client": shape::client(client),
  "picture": shape::image(picture)
`
