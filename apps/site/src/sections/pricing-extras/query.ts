export const pricingExtrasFields = `
  "groups": coalesce(groups[]{
    _key,
    title,
    lead,
    "plans": coalesce(shape::plans(plans), []),
    "link": shape::link(link)
  }, [])
`
