import { languages, withLanguage } from '@jalonne/domain'
import type { LocalBusiness, WebSite } from 'schema-dts'
import type { Layout } from '../../../queries/layout.ts'
import { textOf } from '../../../shared/text.tsx'
import type { PageFacts } from '../page-facts.ts'
import { peopleShown } from './people.ts'
import { pricedAt } from './price.ts'

/** The name other parts call the agency by. */
export const agencyId = ({ config }: PageFacts) => ({ '@id': `${config.origin}/#agency` })

const siteId = ({ config, language }: PageFacts) => ({
  '@id': `${config.origin}${withLanguage('/', language)}#site`,
})

/**
 * Who stands behind the site: name, address, how it is rated, what its work starts from; on the home page all of it, and
 * who works there on the page that shows them.
 */
export function agency(facts: PageFacts): LocalBusiness | null {
  const { config, layout } = facts
  const { settings } = layout
  if (!settings?.brand.name) return null
  const { brand, contact, offer, rating } = settings
  const icon = `${config.origin}/icon-512.png`
  const people = peopleShown(facts)
  return {
    '@type': 'LocalBusiness',
    ...agencyId(facts),
    name: brand.name,
    url: config.origin + withLanguage('/', facts.language),
    image: icon,
    ...agencyPlace(settings),
    ...(rating?.value != null &&
      rating.count != null && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.value,
          reviewCount: rating.count,
          bestRating: 5,
        },
      }),
    ...(offer?.price != null && {
      makesOffer: {
        '@type': 'Offer',
        ...pricedAt(offer.price, offer.period),
        availability: 'https://schema.org/InStock',
        url: config.origin + withLanguage('/pricing', facts.language),
      },
    }),
    ...(people.length > 0 && { employee: people }),
    // Search engines ask for it on one page, and every other page is lighter without it.
    ...(facts.path === '/' && particulars(settings, icon)),
    ...(contact.openingHours &&
      ['/', '/contact'].includes(facts.path) && { openingHours: contact.openingHours }),
  }
}

/** Where the agency is and how it is called. */
export function agencyPlace({ contact }: NonNullable<Layout['settings']>) {
  return {
    ...(contact.phone && { telephone: contact.phone.replace(/\s/g, '') }),
    ...(contact.street && {
      address: {
        '@type': 'PostalAddress' as const,
        streetAddress: contact.street,
        ...(contact.postalCode && { postalCode: contact.postalCode }),
        ...(contact.city && { addressLocality: textOf(contact.city) }),
        // Machines want the code. The agency is a Swiss one: its prices are in francs, its places are cantons.
        addressCountry: 'CH',
      },
    }),
  }
}

function particulars(settings: NonNullable<Layout['settings']>, icon: string) {
  const { brand, contact, instagram } = settings
  const cantons = contact.cantons.map(({ name }) => textOf(name)).filter(Boolean)
  return {
    ...(brand.legalName && { legalName: brand.legalName }),
    ...(brand.tagline && { description: textOf(brand.tagline) }),
    ...(brand.foundedYear && { foundingDate: `${brand.foundedYear}` }),
    logo: { '@type': 'ImageObject' as const, url: icon, width: '512', height: '512' },
    ...(contact.email && { email: contact.email }),
    ...(cantons.length > 0 && {
      areaServed: cantons.map((name) => ({ '@type': 'AdministrativeArea' as const, name })),
    }),
    knowsLanguage: [...languages],
    ...(instagram && { sameAs: textOf(instagram) }),
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
