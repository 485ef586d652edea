export const badgeRingFields = `
  "client": client->{field, ink, accent},
  "badges": coalesce(badges[defined(asset->url)]{_key, ...shape::image(@)}, [])
`
