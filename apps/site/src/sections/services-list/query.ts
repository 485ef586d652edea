export const servicesListFields = `
  "services": coalesce(services[@->_type == "service"]->{
    _id,
    key,
    title,
    sub,
    desc,
    "href": coalesce(path, "#"),
    icon,
    "figure": shape::figure(figure)
  }, [])
`
