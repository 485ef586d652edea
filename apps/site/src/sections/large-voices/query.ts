export const largeVoicesFields = `
  "testimonials": coalesce(shape::voices(testimonials[@->_type == "testimonial"]), [])
`
