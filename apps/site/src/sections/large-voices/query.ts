export const largeVoicesFields = `
  "testimonials": coalesce(shape::voices(testimonials), [])
`
