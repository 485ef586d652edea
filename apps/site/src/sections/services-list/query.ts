export const servicesListFields = `
  "services": coalesce(services[]->{
    _id,
    title,
    sub,
    desc,
    "href": coalesce(path, "#"),
    "figure": shape::figure(figure)
  }, [])
`
