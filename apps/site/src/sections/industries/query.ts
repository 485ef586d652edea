export const industriesFields = `
  title,
  lead,
  "industries": coalesce(industries[@->_type == "industry"]->{
    _id,
    title,
    text,
    icon,
    "picture": shape::image(picture)
  }, [])
`
