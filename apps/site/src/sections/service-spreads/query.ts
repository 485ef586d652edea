const spreadFields = `
  _key,
  title,
  label,
  sub,
  desc,
  "first": services[0]->{key, title, "label": menu.title, sub, desc, "picture": shape::image(picture)},
  "services": coalesce(services[]->{
    _id,
    title,
    "href": coalesce(path, "#"),
    "figure": shape::figure(figure)
  }, [])
`

export const serviceSpreadsFields = `
  "spreads": coalesce(spreads[services[0]->_type == "service"]{${spreadFields}}, [])
`
