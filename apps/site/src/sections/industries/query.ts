export const industriesFields = `
  "industries": coalesce(industries[]->{
    _id,
    title,
    text,
    icon,
    "picture": shape::image(picture)
  }, [])
`
