export const testimonialCarouselFields = `
  "testimonials": coalesce(testimonials[@->_type == "testimonial"]{...shape::voice(@)}, [])
`
