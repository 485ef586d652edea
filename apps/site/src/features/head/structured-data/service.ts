import type { City as CityArea, Service } from 'schema-dts'
import type { City } from '../../../queries/city.ts'
import type { Layout } from '../../../queries/layout.ts'
import { textOf } from '../../../shared/text.tsx'
import type { PageFacts } from '../page-facts.ts'
import { localBusinessId } from './local-business.ts'
import { headlineOffer, plansOffered } from './plans.ts'

/** The service a page presents: who offers it, in which cantons or city, and the plans the page shows of it. */
export function service(facts: PageFacts): Service | null {
  const { city, description, layout, name, page, url } = facts
  if (!page?.service) return null
  const cantons = layout.settings?.contact.cantons ?? []
  const areas = cantons.map((canton) => textOf(canton.name)).filter(Boolean)
  const hasPlans = plansOffered(facts) !== null
  const offers = hasPlans ? null : headlineOffer(facts)
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    url,
    name,
    ...(description && { description }),
    provider: localBusinessId(facts, city?.city.canton ?? null),
    ...(city
      ? { serviceType: city.service, areaServed: areaOf(city.city, layout) }
      : areas.length > 0 && {
          areaServed: areas.map((area) => ({ '@type': 'AdministrativeArea' as const, name: area })),
        }),
    ...(hasPlans && { hasOfferCatalog: { '@id': `${url}#plans` } }),
    ...(offers && { offers }),
  }
}

function areaOf({ name, canton }: City, { settings }: Layout): CityArea {
  const known = settings?.contact.cantons.find(({ code }) => code === canton)
  const around = textOf(known?.name) || canton
  return {
    '@type': 'City',
    name: textOf(name),
    ...(around && { containedInPlace: { '@type': 'AdministrativeArea', name: around } }),
  }
}
