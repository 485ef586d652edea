import type { LocaleImage } from '../../builders/image.ts'
import type { Link } from '../../builders/link.ts'
import type { LocaleString, LocaleText } from '../../builders/text.ts'

/** A line of what a plan contains; `gift` lines are shown together as the limited offer. */
export interface PlanFeature {
  _type: 'planFeature'
  text: LocaleString
  gift: boolean
  link?: Link
}

/** Something with a price: whole CHF, or null for a price on request. */
export interface Plan {
  _id: string
  _type: 'plan'
  family: 'site' | 'seo' | 'localSeo' | 'chatbot' | 'hosting'
  key: string
  name: LocaleString
  price: number | null
  period: 'month' | 'year' | 'once'
  popular: boolean
  picture?: LocaleImage
  summary: LocaleText
  features: PlanFeature[]
  note?: LocaleText
  order: number
}

/** A line of what the plan contains. */
export const feature = (text: LocaleString): PlanFeature => ({
  _type: 'planFeature',
  text,
  gift: false,
})

/** A line of the limited offer, with a link to what is offered. */
export const gift = (text: LocaleString, link: Link): PlanFeature => ({
  _type: 'planFeature',
  text,
  gift: true,
  link,
})
