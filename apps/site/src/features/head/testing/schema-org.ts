import * as v from 'valibot'

const url = v.pipe(v.string(), v.url())
const text = v.pipe(v.string(), v.minLength(1))
const reference = v.strictObject({ '@id': url })
const type = <const Name extends string>(name: Name) => ({ '@type': v.literal(name) })
const date = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/))

const image = v.strictObject({
  ...type('ImageObject'),
  url,
  width: v.optional(text),
  height: v.optional(text),
})

const price = v.pipe(v.number(), v.minValue(0))
const priceCurrency = v.literal('CHF')
const referenceQuantity = v.strictObject({
  ...type('QuantitativeValue'),
  value: v.number(),
  unitCode: v.picklist(['MON', 'ANN']),
})

/** The agency's prices are all without VAT. */
const unit = {
  ...type('UnitPriceSpecification'),
  priceCurrency,
  valueAddedTaxIncluded: v.literal(false),
  referenceQuantity: v.optional(referenceQuantity),
}

const offer = v.strictObject({
  ...type('Offer'),
  name: v.optional(text),
  description: v.optional(text),
  category: v.optional(text),
  price,
  priceCurrency,
  priceSpecification: v.strictObject({ ...unit, price }),
  availability: url,
  url,
  offeredBy: v.optional(reference),
})

/** A price that others start from. */
const offerFrom = v.strictObject({
  ...type('Offer'),
  priceSpecification: v.strictObject({ ...unit, minPrice: price }),
  availability: url,
  url,
  offeredBy: v.optional(reference),
})

const canton = v.strictObject({
  ...type('AdministrativeArea'),
  name: text,
  containsPlace: v.optional(v.array(v.strictObject({ ...type('City'), name: text }))),
})

const city = v.strictObject({
  ...type('City'),
  name: text,
  containedInPlace: v.optional(canton),
})

const page = {
  '@id': url,
  url,
  name: text,
  description: v.optional(text),
  inLanguage: v.picklist(['fr', 'en']),
  isPartOf: reference,
  about: reference,
  primaryImageOfPage: image,
  breadcrumb: v.optional(reference),
}

const posting = v.strictObject({
  ...type('BlogPosting'),
  '@id': url,
  url,
  headline: v.pipe(text, v.maxLength(110)),
  description: v.optional(text),
  datePublished: date,
  dateModified: v.optional(date),
  image: v.optional(url),
  mainEntityOfPage: v.optional(reference),
  inLanguage: v.picklist(['fr', 'en']),
  author: reference,
  publisher: reference,
})

const node = v.variant('@type', [
  v.strictObject({
    ...type('LocalBusiness'),
    '@id': url,
    name: text,
    legalName: v.optional(text),
    description: v.optional(text),
    foundingDate: v.optional(text),
    url,
    logo: v.optional(image),
    image: url,
    email: v.optional(v.pipe(v.string(), v.email())),
    telephone: v.optional(v.pipe(v.string(), v.regex(/^\+\d+$/))),
    address: v.optional(
      v.strictObject({
        ...type('PostalAddress'),
        streetAddress: text,
        postalCode: v.optional(text),
        addressLocality: v.optional(text),
        addressCountry: v.optional(text),
      }),
    ),
    areaServed: v.optional(v.union([v.array(canton), canton])),
    parentOrganization: v.optional(reference),
    knowsLanguage: v.optional(v.array(text)),
    openingHours: v.optional(v.array(text)),
    employee: v.optional(
      v.array(v.strictObject({ ...type('Person'), name: text, jobTitle: v.optional(text) })),
    ),
    sameAs: v.optional(url),
    aggregateRating: v.optional(
      v.strictObject({
        ...type('AggregateRating'),
        ratingValue: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
        reviewCount: v.pipe(v.number(), v.integer(), v.minValue(1)),
        bestRating: v.literal(5),
      }),
    ),
    makesOffer: v.optional(offer),
  }),
  v.strictObject({
    ...type('WebSite'),
    '@id': url,
    url,
    name: text,
    inLanguage: v.picklist(['fr', 'en']),
    publisher: reference,
  }),
  v.strictObject({ ...type('WebPage'), ...page }),
  v.strictObject({ ...type('AboutPage'), ...page }),
  v.strictObject({
    ...type('FAQPage'),
    ...page,
    mainEntity: v.pipe(
      v.array(
        v.strictObject({
          ...type('Question'),
          name: text,
          acceptedAnswer: v.strictObject({ ...type('Answer'), text }),
        }),
      ),
      v.minLength(1),
    ),
  }),
  v.strictObject({
    ...type('BreadcrumbList'),
    '@id': url,
    itemListElement: v.pipe(
      v.array(v.strictObject({ ...type('ListItem'), position: v.number(), name: text, item: url })),
      v.minLength(2),
    ),
  }),
  v.strictObject({
    ...type('OfferCatalog'),
    '@id': url,
    name: text,
    itemListElement: v.pipe(v.array(offer), v.minLength(1)),
  }),
  v.strictObject({
    ...type('Service'),
    '@id': url,
    url,
    name: text,
    description: v.optional(text),
    provider: reference,
    serviceType: v.optional(text),
    areaServed: v.optional(v.union([v.array(canton), city])),
    offers: v.optional(v.union([offer, offerFrom])),
    hasOfferCatalog: v.optional(reference),
  }),
  v.strictObject({
    ...type('Blog'),
    '@id': url,
    name: text,
    url,
    inLanguage: v.picklist(['fr', 'en']),
    publisher: reference,
    blogPost: v.array(posting),
  }),
  posting,
  v.strictObject({
    ...type('ItemList'),
    '@id': url,
    name: text,
    itemListElement: v.pipe(
      v.array(v.strictObject({ ...type('ListItem'), position: v.number(), name: text, url })),
      v.minLength(1),
    ),
  }),
  v.strictObject({
    ...type('CreativeWork'),
    '@id': url,
    url,
    name: text,
    description: v.optional(text),
    datePublished: v.optional(date),
    dateModified: date,
    image: url,
    inLanguage: v.picklist(['fr', 'en']),
    creator: reference,
    about: v.optional(v.strictObject({ ...type('Thing'), name: text })),
    mainEntityOfPage: reference,
  }),
])

const graph = v.strictObject({
  '@context': v.literal('https://schema.org'),
  '@graph': v.array(node),
})

export type GraphNode = v.InferOutput<typeof node>

/**
 * What a document says in schema.org's words, held to what search engines require of each type; throws where it
 * isn't, and where it refers to something it does not hold. Null for a document that says nothing.
 */
export function readGraph(html: string): GraphNode[] | null {
  const blocks = [...html.matchAll(/<script[^>]*type="application\/ld\+json">(.*?)<\/script>/gs)]
  if (blocks.length === 0) return null
  if (blocks.length > 1) throw new Error('the document has more than one graph')
  const { '@graph': nodes } = v.parse(graph, JSON.parse(blocks[0]?.[1] ?? ''))
  const named = new Set(nodes.map((one) => one['@id']))
  const referred = JSON.stringify(nodes).matchAll(/\{"@id":"([^"]+)"\}/g)
  for (const [, id] of referred) {
    if (id && !named.has(id)) throw new Error(`nothing in the graph is called ${id}`)
  }
  return nodes
}
