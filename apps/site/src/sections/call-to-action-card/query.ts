export const callToActionCardFields = `
  title,
  text,
  "link": shape::link(link),
  "figure": shape::figure(figure)
`
