export const testimonialCarouselFields = `
  "testimonials": coalesce(shape::voices(testimonials), [])
`
