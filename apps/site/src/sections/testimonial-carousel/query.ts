export const testimonialCarouselFields = `
  "testimonials": coalesce(shape::voices(testimonials[@->_type == "testimonial"]), [])
`
