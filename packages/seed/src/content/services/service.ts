import type { LocaleImage } from '../../builders/image.ts'
import { type Reference, reference } from '../../builders/reference.ts'
import type { LocaleString, LocaleText } from '../../builders/text.ts'

/** The number on a service's plate: the price of a plan, an amount in CHF, or a short text. */
export type Figure = { _type: 'figure' } & (
  | { plan: Reference; from?: true }
  | { amount: number; from?: true }
  | { text: LocaleString }
  | { service: Reference }
)

/** One of the services the agency sells, with the page that presents it. */
export interface Service {
  _id: string
  _type: 'service'
  key: string
  slug: { _type: 'slug'; current: string }
  title: LocaleString
  sub: LocaleString
  desc: LocaleText
  picture?: LocaleImage
  figure: Figure
  path: string
  icon: string
  menu: { title: LocaleString; description: LocaleString; icon: string }
  order: number
}

/** The price of a plan as a figure: it follows when the plan's price changes. */
export const planFigure = (planId: string): Figure => ({
  _type: 'figure',
  plan: reference(planId),
})

/** The price of a plan as a figure, where dearer ones follow it: “from 425 CHF”. */
export const lowestPlanFigure = (planId: string): Figure => ({
  _type: 'figure',
  plan: reference(planId),
  from: true,
})

/** The figure of a service: it follows when the service's changes. */
export const serviceFigure = (serviceId: string): Figure => ({
  _type: 'figure',
  service: reference(serviceId),
})

/** A few characters as a figure, such as a duration. */
export const textFigure = (text: LocaleString): Figure => ({ _type: 'figure', text })

/** The fields of a service that follow from its key and its slug. */
export const identity = (key: string, slug: string) =>
  ({
    _id: `service-${key}`,
    _type: 'service',
    key,
    slug: { _type: 'slug', current: slug },
    path: `/services/${slug}`,
  }) as const
