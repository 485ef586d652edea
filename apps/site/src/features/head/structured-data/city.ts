import type { Service } from 'schema-dts'
import { textOf } from '../../../shared/text.tsx'
import type { PageFacts } from '../page-facts.ts'
import { agencyId } from './agency.ts'
import { plansOffered } from './plans.ts'

/** What the agency does for the people of the city a page is about. */
export function cityService(facts: PageFacts): Service | null {
  const { city: shown, url, title, description, layout } = facts
  if (!shown) return null
  const { city, service } = shown
  const canton = layout.settings?.contact.cantons.find(({ code }) => code === city.canton)
  const cantonName = textOf(canton?.name) || city.canton
  const offers = plansOffered(facts)
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    url,
    name: title,
    serviceType: service,
    ...(description && { description }),
    provider: agencyId(facts),
    areaServed: {
      '@type': 'City',
      name: textOf(city.name),
      ...(cantonName && {
        containedInPlace: { '@type': 'AdministrativeArea', name: cantonName },
      }),
    },
    ...(offers && { hasOfferCatalog: { '@id': `${url}#plans` } }),
  }
}
