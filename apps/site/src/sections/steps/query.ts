export const stepsFields = `
  "steps": coalesce(steps[]{_key, title, text, when}, [])
`
