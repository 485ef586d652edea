/** Case studies that have an address and whose client is still there. */
export const isShown = `_type == "caseStudy" && defined(slug.current) && defined(client->name)`

/** Fields of a `caseStudy` as lists and cards show it; its services by their short names. Wants `imageFunction` and `clientFunction`. */
export const projectCardFields = `
  _id,
  "slug": coalesce(slug.current, ""),
  title,
  summary,
  "date": coalesce(date, ""),
  "client": shape::client(client),
  "industry": industry->{"key": coalesce(key, ""), title},
  "services": coalesce(services[]->{
    "key": coalesce(key, ""),
    "title": [menu.title, title][defined(fr) || defined(en)][0],
    "path": coalesce(path, "/services")
  }, []),
  "results": coalesce(results[]{_key, before, value, label, drawing, amount, reference}, [])
`
