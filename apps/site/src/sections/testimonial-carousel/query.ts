export const testimonialCarouselFields = `
  title,
  lead,
  "testimonials": coalesce(testimonials[@->_type == "testimonial"]{...shape::voice(@)}, [])
`
