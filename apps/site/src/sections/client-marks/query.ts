export const clientMarksFields = `
  "clients": coalesce(clients[]->{
    _id,
    "name": coalesce(name, ""),
    "mark": shape::image(mark),
    markHeight
  }, [])
`
