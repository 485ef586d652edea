export const pricingExtrasFields = `
  "groups": coalesce(groups[]{
    _key,
    title,
    lead,
    "plans": coalesce(shape::plans(plans[@->_type == "plan"]), []),
    "link": shape::link(link)
  }, [])
`
