export const comparerFields = `
  "results": coalesce(study->results[]{_key, before, value, label}, [])
`
