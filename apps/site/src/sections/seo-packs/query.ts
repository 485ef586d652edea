export const seoPacksFields = `
  title,
  lead,
  "plans": coalesce(plans[@->_type == "plan"]{...shape::plan(@)}, []),
  "action": shape::link(action)
`
