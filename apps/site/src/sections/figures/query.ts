export const figuresFields = `
  "figures": coalesce(figures[]{_key, ...shape::drawn(@)}, [])
`
