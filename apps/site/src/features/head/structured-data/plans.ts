import type { Offer, OfferCatalog } from 'schema-dts'
import type { Section } from '../../../queries/section-types.ts'
import { textOf } from '../../../shared/text.tsx'
import type { PageFacts } from '../page-facts.ts'
import { agencyId } from './agency.ts'

type Plan = Extract<Section, { _type: 'seoPacks' }>['plans'][number]

// UN/CEFACT codes, as schema.org asks for them.
const unitCodes = { month: 'MON', year: 'ANN' } as const

/** The plans a page shows with a price in CHF, as offers. What is priced on request shows none, and offers none. */
export function plansOffered(facts: PageFacts): OfferCatalog | null {
  const plans = new Map(
    (facts.page?.sections ?? []).flatMap(plansOf).map((plan) => [plan._id, plan]),
  )
  const offers = [...plans.values()].flatMap((plan) => offerOf(plan, facts) ?? [])
  if (offers.length === 0) return null
  return {
    '@type': 'OfferCatalog',
    '@id': `${facts.url}#plans`,
    name: facts.name,
    itemListElement: offers,
  }
}

function plansOf(section: Section): Plan[] {
  if (section._type === 'pricingExtras') return section.groups.flatMap(({ plans }) => plans)
  return section._type === 'planTimetable' || section._type === 'seoPacks' ? section.plans : []
}

function offerOf(plan: Plan, facts: PageFacts): Offer | null {
  const { price, period } = plan
  if (price === null) return null
  const description = textOf(plan.summary)
  return {
    '@type': 'Offer',
    name: textOf(plan.name),
    ...(description && { description }),
    ...(plan.family && { category: plan.family }),
    price,
    priceCurrency: 'CHF',
    ...((period === 'month' || period === 'year') && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: 'CHF',
        referenceQuantity: {
          '@type': 'QuantitativeValue',
          value: 1,
          unitCode: unitCodes[period],
        },
      },
    }),
    availability: 'https://schema.org/InStock',
    url: facts.url,
    offeredBy: agencyId(facts),
  }
}
