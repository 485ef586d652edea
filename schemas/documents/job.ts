import { defineField, defineType } from '@sanity/types'
import { dateOptions } from '../date-options.ts'
import { orderField } from '../order-field.ts'
import { fullYear } from '../validation/full-year.ts'
import { requiredText } from '../validation/translations.ts'

export const job = defineType({
  name: 'job',
  title: 'Job',
  type: 'document',
  description: 'A position on the careers page.',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'localeString',
      description: 'The position, as people look for it: "Web designer".',
      validation: requiredText,
    }),
    defineField({
      name: 'workload',
      title: 'Workload',
      type: 'localeString',
      description: 'The share of full time: "80–100%".',
    }),
    defineField({
      name: 'summary',
      title: 'In short',
      type: 'localeText',
      description: 'One or two sentences on what this person does.',
      validation: requiredText,
    }),
    defineField({
      name: 'team',
      title: 'Team',
      type: 'localeString',
      description: 'Such as "Design".',
      validation: requiredText,
    }),
    defineField({
      name: 'location',
      title: 'Place',
      type: 'localeString',
      description: 'A town, or "remote".',
      validation: requiredText,
    }),
    defineField({
      name: 'remote',
      title: 'Remote',
      type: 'boolean',
      description:
        'On: the work can be done from anywhere in Switzerland. Not shown: say so under Place.',
      initialValue: false,
    }),
    defineField({
      name: 'open',
      title: 'Open for applications',
      type: 'boolean',
      description: 'Off: the card stays on the page and its button cannot be pressed.',
      initialValue: true,
    }),
    defineField({
      name: 'link',
      title: 'Address of the advertisement',
      type: 'url',
      description:
        'On the site where people apply. Empty: they write to the address of the agency.',
      validation: (rule) => rule.uri({ scheme: ['https'] }),
    }),
    defineField({
      name: 'date',
      title: 'Advertised since',
      type: 'date',
      description: 'For your records; not shown on the site.',
      options: dateOptions,
      validation: (rule) => rule.custom(fullYear),
    }),
    orderField,
  ],
  preview: {
    select: { fr: 'title.fr', en: 'title.en', open: 'open' },
    prepare: ({ fr, en, open }) => ({
      title: fr ?? en ?? 'Job without a title',
      subtitle: open ? 'Open' : 'Closed',
    }),
  },
})
