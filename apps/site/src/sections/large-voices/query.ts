export const largeVoicesFields = `
  title,
  "testimonials": coalesce(testimonials[@->_type == "testimonial"]->{
    _id,
    quote,
    "name": coalesce(name, ""),
    role,
    company,
    "client": shape::client(client),
    "figure": figure{value, unit, label, drawing, amount, reference}
  }, [])
`
