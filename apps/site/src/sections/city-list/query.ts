// The view sorts them, by their names in the reader's language; here it is only that the result is the same each time.
export const cityListFields = `
  "cities": *[_type == "city"] | order(_id){name, canton, slug}
`
