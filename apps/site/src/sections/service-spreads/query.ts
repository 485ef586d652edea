/** What is empty in a spread is taken from its first service. */
const spreadFields = `
  _key,
  "place": coalesce(services[0]->key, _key),
  "title": [title, services[0]->title][defined(fr) || defined(en)][0],
  "label": [label, services[0]->menu.title, services[0]->title][defined(fr) || defined(en)][0],
  "sub": [sub, services[0]->sub][defined(fr) || defined(en)][0],
  "desc": [desc, services[0]->desc][defined(fr) || defined(en)][0],
  "picture": shape::image(services[0]->picture),
  "services": coalesce(services[@->_type == "service"]->{
    _id,
    title,
    "href": coalesce(path, "#"),
    "figure": shape::figure(figure)
  }, [])
`

export const serviceSpreadsFields = `
  "spreads": coalesce(spreads[services[0]->_type == "service"]{${spreadFields}}, []),
  "contact": shape::link(contact),
  more
`
