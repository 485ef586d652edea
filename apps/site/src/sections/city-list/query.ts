export const cityListFields = `
  "cities": *[_type == "city"] | order(canton asc, slug.current asc){_id, name, canton, "slug": slug.current}
`
