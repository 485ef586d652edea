export const testimonialWallFields = `
  title,
  lead,
  "testimonials": coalesce(testimonials[@->_type == "testimonial"]->{
    _id,
    quote,
    "name": coalesce(name, ""),
    role,
    company,
    source,
    "href": service->path,
    "avatar": shape::image(avatar)
  }, [])
`
