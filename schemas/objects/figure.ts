import { defineField, defineType } from '@sanity/types'
import { atMostOne } from '../validation/choice.ts'
import { wholeFrancs } from '../validation/price.ts'

export const figure = defineType({
  name: 'figure',
  title: 'Figure',
  type: 'object',
  description: 'The number on a plate. Fill in one of the four.',
  // Not exactly one: what is left of a figure that was emptied, “Lowest price”, says nothing without a price.
  validation: (rule) =>
    rule.custom(
      atMostOne(['plan', 'service', 'amount', 'text'], {
        en: 'Choose one: the price of a plan, the figure of a service, an amount, or a short text.',
        fr: 'Choisissez-en un : le prix d’une offre, le chiffre d’un service, un montant ou un texte bref.',
      }),
    ),
  fields: [
    defineField({
      name: 'plan',
      title: 'Price of a plan',
      type: 'reference',
      description: 'Best: when the price of the plan changes, this figure follows.',
      to: [{ type: 'plan' }],
    }),
    defineField({
      name: 'service',
      title: 'Figure of a service',
      type: 'reference',
      description: 'When the figure of the service changes, this one follows.',
      to: [{ type: 'service' }],
      // A service's own figure is where the others end.
      hidden: ({ document }) => document?._type === 'service',
    }),
    defineField({
      name: 'amount',
      title: 'Amount in CHF',
      type: 'number',
      description: 'Whole francs, without VAT, for a price that belongs to no plan.',
      validation: (rule) => rule.custom(wholeFrancs),
    }),
    defineField({
      name: 'from',
      title: 'Lowest price',
      type: 'boolean',
      description: 'The price starts here: “from” stands before it, “dès” in French.',
      // No initial value: it would fill a figure that its section may leave empty.
      hidden: ({ parent }) => parent?.plan === undefined && parent?.amount === undefined,
    }),
    defineField({
      name: 'text',
      title: 'Short text',
      type: 'localeString',
      description: 'Such as "< 20 days" or "4.8 / 5".',
    }),
  ],
})
