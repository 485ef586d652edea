export const workFields = `
  "studies": coalesce(studies[defined(@->client->name)]->{
    _id,
    title,
    "slug": slug.current,
    "client": shape::client(client),
    "result": results[0]{value, label, short}
  }, [])
`
