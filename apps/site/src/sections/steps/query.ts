export const stepsFields = `
  title,
  lead,
  "steps": coalesce(steps[]{_key, title, text, when}, [])
`
