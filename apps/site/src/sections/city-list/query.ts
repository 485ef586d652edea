// In no order: the page query has a limited length, and the view puts them in the reader's.
export const cityListFields = `
  "cities": *[_type == "city"]{name, canton, slug}
`
