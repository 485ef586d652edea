export const pricingExtrasFields = `
  "unfolded": coalesce(unfolded, false),
  "groups": coalesce(groups[]{
    _key,
    title,
    lead,
    "plans": coalesce(plans[@->_type == "plan"]{...shape::plan(@)}, []),
    "link": shape::link(link)
  }, [])
`
