export const serviceContactFormFields = `
  note,
  "privacy": shape::link(privacy),
  "service": select(service->_type == "service" => service->{
    path,
    title,
    "french": title.fr,
    "english": title.en,
    "figure": shape::figure(figure)
  })
`
