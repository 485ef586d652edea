import { languages, withLanguage } from '@jalonne/domain'
import type { LocalBusiness, WebSite } from 'schema-dts'
import { textOf } from '../../../shared/text.tsx'
import type { PageFacts } from '../page-facts.ts'

/** The name other parts call the agency by. */
export const agencyId = ({ config }: PageFacts) => ({ '@id': `${config.origin}/#agency` })

const siteId = ({ config, language }: PageFacts) => ({
  '@id': `${config.origin}${withLanguage('/', language)}#site`,
})

/** Who stands behind the site: name, address, where it works, how it is rated, what its work starts from. */
export function agency(facts: PageFacts): LocalBusiness | null {
  const { config, layout } = facts
  const { settings } = layout
  if (!settings?.brand.name) return null
  const { brand, contact, rating, offerPrice, instagram } = settings
  const icon = `${config.origin}/icon-512.png`
  const cantons = contact.cantons.map(({ name }) => textOf(name)).filter(Boolean)
  return {
    '@type': 'LocalBusiness',
    ...agencyId(facts),
    name: brand.name,
    ...(brand.legalName && { legalName: brand.legalName }),
    ...(brand.tagline && { description: textOf(brand.tagline) }),
    ...(brand.foundedYear && { foundingDate: `${brand.foundedYear}` }),
    url: config.origin + withLanguage('/', facts.language),
    logo: { '@type': 'ImageObject', url: icon, width: '512', height: '512' },
    image: icon,
    ...(contact.email && { email: contact.email }),
    ...(contact.phone && { telephone: contact.phone.replaceAll(' ', '') }),
    ...(contact.street && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: contact.street,
        ...(contact.postalCode && { postalCode: contact.postalCode }),
        ...(contact.city && { addressLocality: textOf(contact.city) }),
        ...(contact.country && { addressCountry: textOf(contact.country) }),
      },
    }),
    ...(cantons.length > 0 && {
      areaServed: cantons.map((name) => ({ '@type': 'AdministrativeArea' as const, name })),
    }),
    knowsLanguage: [...languages],
    ...(instagram && { sameAs: instagram }),
    ...(rating?.value != null &&
      rating.count != null && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.value,
          reviewCount: rating.count,
          bestRating: 5,
        },
      }),
    ...(offerPrice != null && {
      makesOffer: {
        '@type': 'Offer',
        price: offerPrice,
        priceCurrency: 'CHF',
        availability: 'https://schema.org/InStock',
        url: config.origin + withLanguage('/pricing', facts.language),
      },
    }),
  }
}

/** The site in the visitor's language. */
export function webSite(facts: PageFacts): WebSite | null {
  const { config, language, layout } = facts
  const brand = layout.settings?.brand
  if (!brand?.name) return null
  return {
    '@type': 'WebSite',
    ...siteId(facts),
    url: config.origin + withLanguage('/', language),
    name: brand.name,
    inLanguage: language,
    publisher: agencyId(facts),
  }
}

/** What a page says of where it belongs. */
export const partOfSite = (facts: PageFacts) => ({ isPartOf: siteId(facts) })
