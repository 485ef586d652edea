import type { Service } from 'schema-dts'
import { textOf } from '../../../shared/text.tsx'
import type { PageFacts } from '../page-facts.ts'
import { agencyId } from './agency.ts'
import { plansOffered } from './plans.ts'

/** The service a page presents: who offers it, in which cantons, and the plans the page shows of it. */
export function service(facts: PageFacts): Service | null {
  const { description, layout, name, page, url } = facts
  if (!page?.service) return null
  const cantons = layout.settings?.contact.cantons ?? []
  const areas = cantons.map((canton) => textOf(canton.name)).filter(Boolean)
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    url,
    name,
    ...(description && { description }),
    provider: agencyId(facts),
    ...(areas.length > 0 && {
      areaServed: areas.map((area) => ({ '@type': 'AdministrativeArea' as const, name: area })),
    }),
    ...(plansOffered(facts) && { hasOfferCatalog: { '@id': `${url}#plans` } }),
  }
}
