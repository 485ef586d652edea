export const clientMarksFields = `
  "clients": coalesce(clients[@->_type == "client"]->{
    _id,
    "name": coalesce(name, ""),
    "mark": shape::image(mark),
    markHeight
  }, [])
`
