export const siteStagesFields = `
  "stages": coalesce(stages[]{_key, title, day, "picture": shape::image(picture)}, []),
  figure
`
