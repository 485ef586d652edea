export const peopleFields = `
  "people": *[_type == "person"] | order(order){
    _id,
    "name": coalesce(name, ""),
    role,
    text,
    languages,
    "portrait": shape::image(portrait)
  }
`
