// The view puts them in the reader's order: the page query has a limited length.
export const cityListFields = `
  "cities": *[_type == "city"] | order(_id){name, canton, slug}
`
