export const forkFields = `
  "arms": coalesce(arms[]{
    _key,
    title,
    text,
    "figure": shape::figure(figure),
    "link": shape::link(link),
    "picture": shape::image(picture)
  }, [])
`
