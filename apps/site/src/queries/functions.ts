// Shapes that stand in many places of a query, as functions of GROQ: https://www.sanity.io/docs/custom-groq-functions.
// A query begins with the functions it calls; in a list, write `links[]{_key,...shape::link(@)}`.

/**
 * Fields of a `link`: its text and where it leads, without the language: `/pricing`, `/contact#call`, `https://…`; `#` when
 * its page is gone.
 */
export const linkFunction = `fn shape::link($link) = $link{
  label,
  "href": coalesce(page->path, select(page->_type == "article" => "/blog/", page->_type == "caseStudy" => "/projects/") + page->slug.current, path, url, "#")
};`

/**
 * Fields of a `figure`: a price with its period (null for a bare amount) and whether it is the lowest of several, or a text.
 * That of a service is followed one step.
 */
export const figureFunction = `fn shape::figure($figure) = $figure{...coalesce(service->figure, @){
  "price": coalesce(plan->price, amount),
  "period": plan->period,
  "from": from == true,
  text
}};`

const assetFields = `
  "url": asset->url,
  "width": asset->metadata.dimensions.width,
  "height": asset->metadata.dimensions.height,
  "colour": select(asset->metadata.isOpaque == true => asset->metadata.palette.dominant.background),
  hotspot{x, y},
  crop{top, bottom, left, right}
`

/** Fields of an image: what an `<img>` needs. */
export const imageFunction = `fn shape::image($image) = $image{${assetFields}, alt};`

/** A reference to a `client`, as its mark, its colours and its site are shown. Wants `imageFunction`. */
export const clientFunction = `fn shape::client($client) = $client->{
  "name": coalesce(name, ""),
  town,
  trade,
  field,
  ink,
  accent,
  "mark": shape::image(mark),
  markHeight,
  site,
  "screen": shape::image(screen),
  "phone": shape::image(phone)
};`

/** Fields of a `drawnFigure`. */
export const drawnFigureFunction = `fn shape::drawn($figure) = $figure{value, unit, label, drawing, amount, reference};`

/** References to `testimonial`s, each with its firm and its figure. Wants `clientFunction` and `drawnFigureFunction`. */
export const voicesFunction = `fn shape::voices($voices) = $voices[]->{
  _id,
  quote,
  "name": coalesce(name, ""),
  role,
  company,
  "client": shape::client(client),
  "figure": shape::drawn(figure)
};`

/** References to `plan`s, as tables and cards show them. Wants `linkFunction` and `imageFunction`. */
export const plansFunction = `fn shape::plans($plans) = $plans[]->{
  _id,
  key,
  family,
  name,
  price,
  period,
  "popular": popular == true,
  summary,
  "picture": shape::image(picture),
  "features": coalesce(features[]{_key, text, "gift": gift == true, "link": shape::link(link)}, []),
  note
};`

/** Items of a list of `card`s. Wants `imageFunction`, `figureFunction` and `linkFunction`. */
export const cardsFunction = `fn shape::cards($cards) = $cards[]{
  _key,
  title,
  text,
  icon,
  "picture": shape::image(picture),
  "figure": shape::figure(figure),
  "link": shape::link(link)
};`

/** A block of formatted text, with its links resolved, or an image in it. Wants `linkFunction` and `imageFunction`. */
export const blockFunction = `fn shape::block($block) = $block{
  _type == "block" => {..., markDefs[]{_key, _type, "href": shape::link(@).href}},
  _type == "textImage" => {_key, _type, caption, ...shape::image(@)}
};`

/** A formatted text in both languages. Wants `blockFunction`. */
export const richFunction = `fn shape::rich($rich) = $rich{
  _type,
  "fr": fr[]{...shape::block(@)},
  "en": en[]{...shape::block(@)}
};`
