import type { AdministrativeArea, LocalBusiness } from 'schema-dts'
import { textOf } from '../../../shared/text.tsx'
import type { PageFacts } from '../page-facts.ts'
import { agencyId, agencyPlace } from './agency.ts'

/**
 * The agency as it works in a canton: on the page of a city in that city's, on a page that lists towns in every canton of
 * the settings, with its towns. Its address is the agency's, which has one; what differs is the area.
 */
export function localBusinesses(facts: PageFacts): LocalBusiness[] {
  const { city, config, layout, url } = facts
  const { settings } = layout
  const towns = townsOf(facts)
  if (!settings?.brand.name || towns.length === 0) return []
  const { brand, contact } = settings
  return contact.cantons.flatMap(({ code, name }) => {
    const area = textOf(name)
    const here = towns.filter((town) => town.canton === code)
    if (!area || (city && here.length === 0)) return []
    const areaServed: AdministrativeArea = {
      '@type': 'AdministrativeArea',
      name: area,
      ...(here.length > 0 && {
        containsPlace: here.map((town) => ({ '@type': 'City' as const, name: town.name })),
      }),
    }
    return {
      '@type': 'LocalBusiness' as const,
      ...localBusinessId(facts, code),
      name: brand.name,
      url,
      image: `${config.origin}/icon-512.png`,
      ...agencyPlace(settings),
      parentOrganization: agencyId(facts),
      areaServed,
    }
  })
}

/** What other parts call the agency in a canton; the agency itself where its settings don't name the canton. */
export function localBusinessId(facts: PageFacts, canton: string | null) {
  const agency = agencyId(facts)
  const isNamed = facts.layout.settings?.contact.cantons.some(({ code }) => code === canton)
  return isNamed && canton ? { '@id': `${agency['@id']}-${canton.toLowerCase()}` } : agency
}

function townsOf({ city, page }: PageFacts): { name: string; canton: string | null }[] {
  const listed = city
    ? [city.city]
    : (page?.sections ?? []).flatMap((section) =>
        section._type === 'cityList' ? section.cities : [],
      )
  return listed.map(({ name, canton }) => ({ name: textOf(name), canton }))
}
