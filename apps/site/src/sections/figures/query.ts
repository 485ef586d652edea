export const figuresFields = `
  title,
  lead,
  "figures": coalesce(figures[]{_key, ...shape::drawn(@)}, [])
`
