import { type PlanFamily, planFamilies } from '@jalonne/domain'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { orderField } from '../order-field.ts'
import { codeKey } from '../validation/path.ts'
import { wholeFrancs } from '../validation/price.ts'
import { requiredText } from '../validation/translations.ts'
import { anotherPopular, takenKey, uniqueInType } from '../validation/unique.ts'

const families: Record<PlanFamily, string> = {
  site: 'Website',
  seo: 'SEO pack',
  localSeo: 'Local SEO',
  chatbot: 'Chatbot',
  hosting: 'Hosting',
}

export const plan = defineType({
  name: 'plan',
  title: 'Plan',
  type: 'document',
  description: 'An offer with a price. The price is written here once and shown everywhere.',
  fields: [
    defineField({
      name: 'family',
      title: 'Family',
      type: 'string',
      description: 'What kind of offer it is.',
      options: {
        list: planFamilies.map((value) => ({ value, title: families[value] })),
      },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'name',
      title: 'Name',
      type: 'localeString',
      description: 'As it is called on the site.',
      validation: requiredText,
    }),
    defineField({
      name: 'price',
      title: 'Price in CHF',
      type: 'number',
      description: 'Whole francs, without VAT or centimes. Empty: the price is on request.',
      validation: (rule) => rule.custom(wholeFrancs),
    }),
    defineField({
      name: 'period',
      title: 'Paid',
      type: 'string',
      description: 'How often the price is paid.',
      options: {
        list: [
          { value: 'month', title: 'Every month' },
          { value: 'year', title: 'Every year' },
          { value: 'once', title: 'Once' },
        ],
        layout: 'radio',
      },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'popular',
      title: 'Most popular',
      type: 'boolean',
      description: 'Marks the plan in its family. One in a family is enough.',
      validation: (rule) =>
        rule.custom(uniqueInType('popular', { taken: anotherPopular, within: 'family' })).warning(),
      initialValue: false,
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'localeImage',
      description:
        'Above the plan where plans stand side by side: 600 by 340 pixels or the same shape.',
    }),
    defineField({
      name: 'summary',
      title: 'Summary',
      type: 'localeText',
      description: 'Whom the plan is for, in a sentence.',
    }),
    defineField({
      name: 'features',
      title: 'Features',
      type: 'array',
      description:
        'What the plan includes, the most important first: for its card and the answers of the assistant. Where a “Timetable of plans” compares it, that and the assistant follow the rows written in that section of the page, and take only the limited offer from here.',
      of: [defineArrayMember({ type: 'planFeature' })],
    }),
    defineField({
      name: 'note',
      title: 'Note',
      type: 'localeText',
      description: 'Small print under the features.',
    }),
    orderField,
    defineField({
      name: 'key',
      title: 'Key',
      type: 'string',
      description: "The site's code knows the plan by it: leave it as it is once set.",
      validation: (rule) => [
        rule.required(),
        rule.custom(codeKey),
        rule.custom(uniqueInType('key', { taken: takenKey, within: 'family' })),
      ],
    }),
  ],
  orderings: [
    {
      name: 'family',
      title: 'Family and position',
      by: [
        { field: 'family', direction: 'asc' },
        { field: 'order', direction: 'asc' },
      ],
    },
  ],
})
