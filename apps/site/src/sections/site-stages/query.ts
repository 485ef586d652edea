export const siteStagesFields = `
  site,
  "stages": coalesce(stages[]{_key, title, day, "picture": shape::image(picture)}, []),
  sign,
  figure
`
