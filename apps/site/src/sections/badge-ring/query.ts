export const badgeRingFields = `
  "client": client->{field, ink, accent},
  "specimen": shape::image(specimen),
  "badges": coalesce(badges[defined(asset->url)]{_key, ...shape::image(@)}, [])
`
