export const largeVoicesFields = `
  "testimonials": coalesce(testimonials[@->_type == "testimonial"]{...shape::voice(@)}, [])
`
