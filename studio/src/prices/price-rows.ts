import { wholeFrancs } from '@jalonne/schemas/price'
import { families } from '../structure/families.ts'

export type Period = 'month' | 'year' | 'once'

/** What the table edits. */
export interface Offer {
  /** Whole francs; `null`: on request. */
  price: number | null
  period: Period | null
  popular: boolean
}

/** A plan as the lake holds it, draft or published. */
export interface StoredPlan extends Partial<Offer> {
  _id: string
  _rev: string
  family?: string | null
  order?: number | null
  name?: { fr?: string | null; en?: string | null } | null
}

export interface PriceRow {
  /** The published id. */
  id: string
  family: string | null
  name: string
  /** What visitors see; `null` for a plan that was never published. */
  live: Offer | null
  /** What is written now, published or not. */
  now: Offer
  /** Whether there is a draft, which may change more than this table shows. */
  hasDraft: boolean
  /** The fields of the table that differ from what is live. */
  changed: (keyof Offer)[]
  /** Why the plan cannot be published as it is, or `null`. */
  fault: string | null
}

/** Every plan once, with what is live and what is written, in the order of families and positions. */
export function priceRows(plans: readonly StoredPlan[]): PriceRow[] {
  const ids = new Set(plans.map(({ _id }) => publishedId(_id)))
  const pairs = [...ids].flatMap((id) => {
    const draft = plans.find(({ _id }) => _id === `drafts.${id}`)
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
        family: now.family ?? null,
        name: now.name?.fr || now.name?.en || 'Plan without a name',
        live,
        now: written,
        hasDraft: draft !== undefined,
        changed: draft ? fields.filter((field) => live?.[field] !== written[field]) : [],
        fault: faultOf(now),
      }
    })
}

const fields = ['price', 'period', 'popular'] as const
const publishedId = (id: string) => id.replace(/^drafts\./, '')
const position = ({ order }: StoredPlan) => order ?? Number.MAX_SAFE_INTEGER

function rank({ family }: StoredPlan): number {
  const index = families.findIndex(({ value }) => value === family)
  return index < 0 ? families.length : index
}

const offerOf = ({ price, period, popular }: StoredPlan): Offer => ({
  price: price ?? null,
  period: period ?? null,
  popular: popular ?? false,
})

function faultOf({ price, period, name }: StoredPlan): string | null {
  const judged = wholeFrancs(price)
  if (judged !== true) return judged
  if (!period) return 'Say how often the price is paid.'
  return name?.fr || name?.en ? null : 'The plan has no name.'
}

/** Reads what somebody typed as a price: francs, nothing for "on request", or why it is neither. */
export function readPrice(typed: string): { price: number | null } | { fault: string } {
  const text = typed.replace(/[\s'’\u00a0\u202f]|CHF/gi, '')
  if (text === '') return { price: null }
  const price = Number(text.replace(',', '.'))
  if (!Number.isFinite(price)) return { fault: 'Write a number, or nothing for “on request”.' }
  const judged = wholeFrancs(price)
  return judged === true ? { price } : { fault: judged }
}
