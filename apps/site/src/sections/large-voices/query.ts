export const largeVoicesFields = `
  title,
  "testimonials": coalesce(testimonials[@->_type == "testimonial"]{...shape::voice(@)}, [])
`
