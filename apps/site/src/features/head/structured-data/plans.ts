import type { Offer, OfferCatalog } from 'schema-dts'
import type { Section, SectionOf } from '../../../queries/section-types.ts'
import { textOf } from '../../../shared/text.tsx'
import type { PageFacts } from '../page-facts.ts'
import { agencyId } from './agency.ts'
import { pricedAt, unitPrice } from './price.ts'

type Plan = SectionOf<'seoPacks'>['plans'][number]
type Figure = NonNullable<SectionOf<'pageHeader'>['figure']>

/** The plans a page shows with a price in CHF, as offers. What is priced on request shows none, and offers none. */
export function plansOffered(facts: PageFacts): OfferCatalog | null {
  const plans = new Map(
    (facts.page?.sections ?? []).flatMap(plansOf).map((plan) => [plan._id, plan]),
  )
  const offers = [...plans.values()].flatMap((plan) => planOffer(plan, facts) ?? [])
  if (offers.length === 0) return null
  return {
    '@type': 'OfferCatalog',
    '@id': `${facts.url}#plans`,
    name: facts.name,
    itemListElement: offers,
  }
}

/** What a service without plans costs, or from what amount on, as its heading says; null where that names no price. */
export function headlineOffer(facts: PageFacts): Offer | null {
  const { price, period, from } = (facts.page?.sections ?? []).map(figureOf).find(hasPrice) ?? {}
  if (price == null) return null
  return {
    '@type': 'Offer',
    ...(from
      ? { priceSpecification: { ...unitPrice(period ?? null), minPrice: price } }
      : pricedAt(price, period ?? null)),
    ...terms(facts),
  }
}

function plansOf(section: Section): Plan[] {
  if (section._type === 'pricingExtras') return section.groups.flatMap(({ plans }) => plans)
  const isShown =
    section._type === 'planTimetable' ||
    section._type === 'planCards' ||
    section._type === 'planPicker' ||
    section._type === 'seoPacks'
  return isShown ? section.plans : []
}

const figureOf = (section: Section): Figure | null =>
  section._type === 'pageHeader' || section._type === 'badgeRing' ? section.figure : null

const hasPrice = (figure: Figure | null) => figure?.price != null

function planOffer(plan: Plan, facts: PageFacts): Offer | null {
  const { price, period } = plan
  if (price === null) return null
  const description = textOf(plan.summary)
  return {
    '@type': 'Offer',
    name: textOf(plan.name),
    ...(description && { description }),
    ...(plan.family && { category: plan.family }),
    ...pricedAt(price, period),
    ...terms(facts),
  }
}

const terms = (facts: PageFacts) => ({
  availability: 'https://schema.org/InStock' as const,
  url: facts.url,
  offeredBy: agencyId(facts),
})
