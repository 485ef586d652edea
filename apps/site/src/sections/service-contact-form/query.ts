export const serviceContactFormFields = `
  "privacy": shape::link(privacy),
  "service": service->{
    path,
    title,
    "french": title.fr,
    "english": title.en,
    "figure": shape::figure(figure)
  }
`
