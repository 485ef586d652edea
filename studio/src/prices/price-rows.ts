import type { PlanFamily } from '@jalonne/domain'
import { getDraftId, getPublishedId } from '@sanity/client/csm'
import { say } from '../languages/studio-language.ts'
import { studioText } from '../languages/studio-text.ts'
import { families } from './families.ts'

export type Period = 'month' | 'year' | 'once'

/** What the table edits. */
export interface Offer {
  /** The name in French; empty where it is not written. */
  nameFr: string
  nameEn: string
  /** Whole francs; `null`: on request. */
  price: number | null
  period: Period | null
  popular: boolean
}

/** A plan as the lake holds it, draft or published. */
export interface StoredPlan {
  _id: string
  _rev: string
  family?: string | null
  order?: number | null
  name?: { fr?: string | null; en?: string | null } | null
  price?: number | null
  period?: Period | null
  popular?: boolean | null
}

export interface PriceRow {
  /** The published id. */
  id: string
  /** `null` where none, or none that there is, was chosen yet. */
  family: PlanFamily | null
  /** What the plan is called here, in the language of the Studio if it can be. */
  name: string
  /** What visitors see; `null` for a plan that was never published. */
  live: Offer | null
  /** What is written now, published or not. */
  now: Offer
  /** Revision of the draft, which may change more than this table shows; `null` where there is none. */
  draft: string | null
  /** The fields of the table that differ from what is live. */
  changed: (keyof Offer)[]
}

/** Every plan once, with what is live and what is written, in the order of families and positions. */
export function priceRows(plans: readonly StoredPlan[]): PriceRow[] {
  const ids = new Set(plans.map(({ _id }) => getPublishedId(_id)))
  const pairs = [...ids].flatMap((id) => {
    const draft = plans.find(({ _id }) => _id === getDraftId(id))
    const published = plans.find(({ _id }) => _id === id)
    const now = draft ?? published
    return now ? [{ id, draft, published, now }] : []
  })
  return pairs
    .sort(
      (one, other) => rank(one.now) - rank(other.now) || position(one.now) - position(other.now),
    )
    .map(({ id, draft, published, now }) => {
      const live = published ? offerOf(published) : null
      const written = offerOf(now)
      return {
        id,
        family: families.find(({ value }) => value === now.family)?.value ?? null,
        name: studioText(now.name ?? {}) ?? say('Plan without a name', 'Offre sans nom'),
        live,
        now: written,
        draft: draft?._rev ?? null,
        changed: draft ? fields.filter((field) => live?.[field] !== written[field]) : [],
      }
    })
}

const fields = ['nameFr', 'nameEn', 'price', 'period', 'popular'] as const
const position = ({ order }: StoredPlan) => order ?? Number.MAX_SAFE_INTEGER

function rank({ family }: StoredPlan): number {
  const index = families.findIndex(({ value }) => value === family)
  return index < 0 ? families.length : index
}

const offerOf = ({ name, price, period, popular }: StoredPlan): Offer => ({
  nameFr: name?.fr ?? '',
  nameEn: name?.en ?? '',
  price: price ?? null,
  period: period ?? null,
  popular: popular ?? false,
})
