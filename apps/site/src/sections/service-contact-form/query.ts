export const serviceContactFormFields = `
  "service": service->{
    path,
    title,
    "french": title.fr,
    "english": title.en,
    "figure": shape::figure(figure)
  }
`
