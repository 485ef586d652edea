export const testimonialWallFields = `
  "testimonials": coalesce(testimonials[]->{
    _id,
    quote,
    "name": coalesce(name, ""),
    role,
    company,
    source,
    "href": service->path
  }, [])
`
