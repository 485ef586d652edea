import { formatChf, type PlanFamily } from '@jalonne/domain'
import { wholeFrancs } from '@jalonne/schemas/price'
import { getDraftId, getPublishedId } from '@sanity/client/csm'
import { say, studioLanguage } from '../languages/studio-language.ts'
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

/** A text somebody typed as a value of the table, what to have confirmed before it is written, or why it is none. */
export type Read<Value> = { value: Value; confirmation?: string } | { fault: string }

/**
 * Reads what somebody typed as a price: francs, a change of the price in per cent ("+5 %"), or nothing for "on request".
 * @param written the price as it is written now
 * @param live the price visitors see: one ten times as high or as low must be confirmed
 */
export function readPrice(
  typed: string,
  written: number | null = null,
  live: number | null = null,
): Read<number | null> {
  const text = typed
    .replace(/[\s'’\u00a0\u202f]|CHF/gi, '')
    .replace(/^Fr\.?|\.[-–—]$/gi, '')
    .replace('−', '-')
  if (text === '') return { value: null }
  const perCent = /^([+-]\d+(?:[.,]\d+)?)%$/.exec(text)?.[1]
  const read = perCent ? changedBy(Number(perCent.replace(',', '.')), written) : readFrancs(text)
  return 'fault' in read ? read : confirmed(read.value, live ?? written)
}

function changedBy(perCent: number, price: number | null): Read<number> {
  if (price !== null) return { value: Math.max(0, Math.round(price * (1 + perCent / 100))) }
  return {
    fault: say(
      'There is no price to change: write one.',
      'Il n’y a pas de prix à modifier : écrivez-en un.',
    ),
  }
}

function confirmed(price: number, before: number | null): Read<number> {
  if (!before || price <= 0 || (price < before * 10 && price > before / 10)) return { value: price }
  const [now, then] = [price, before].map((each) => formatChf(each, studioLanguage))
  const confirmation = say(
    `${now} instead of ${then}: is that right?`,
    `${now} au lieu de ${then} : est-ce exact ?`,
  )
  return { value: price, confirmation }
}

/** A comma or dot before three digits, as in 2,000 or 2.000: nobody means two francs with it. */
const thousands = /(?<=[1-9][\d.,]*)[.,](?=\d{3}(?!\d))/g

function readFrancs(text: string): Read<number> {
  const price = Number(text.replace(thousands, '').replace(',', '.'))
  if (!Number.isFinite(price)) {
    return {
      fault: say(
        'Write a number, or nothing for “on request”.',
        'Écrivez un nombre, ou rien pour « sur devis ».',
      ),
    }
  }
  const judged = wholeFrancs(price, spoken)
  return judged === true ? { value: price } : { fault: judged }
}

/** What gives the rules of the content model their language, as Sanity does in forms. */
const spoken = { i18n: { currentLocale: { id: studioLanguage } } }

/** Reads a name in one language, which may be empty where the other one is written. */
export function readName(typed: string, other: string): Read<string> {
  const name = typed.trim()
  if (name !== '' || other !== '') return { value: name }
  return {
    fault: say(
      'Write the name in at least one language.',
      'Écrivez le nom dans une langue au moins.',
    ),
  }
}
