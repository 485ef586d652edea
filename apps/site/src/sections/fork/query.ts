export const forkFields = `
  "arms": coalesce(arms[]{
    _key,
    title,
    text,
    "figure": shape::figure(figure).chosen,
    "link": shape::link(link),
    "picture": shape::image(picture)
  }, [])
`
