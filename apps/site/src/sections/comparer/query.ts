export const comparerFields = `
  "before": shape::image(before),
  "after": shape::image(after),
  "results": coalesce(study->results[]{_key, before, value, label}, [])
`
