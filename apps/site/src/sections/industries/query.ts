export const industriesFields = `
  "industries": coalesce(industries[@->_type == "industry"]->{
    _id,
    title,
    text,
    icon,
    "picture": shape::image(picture)
  }, [])
`
