import { defineField, defineType } from '@sanity/types'
import { requiredText } from '../validation/translations.ts'

export const milestone = defineType({
  name: 'milestone',
  title: 'Milestone',
  type: 'object',
  description: 'A year, and what happened in it.',
  fields: [
    defineField({
      name: 'year',
      title: 'Year',
      type: 'string',
      description: 'Such as "1998".',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'event',
      title: 'What happened',
      type: 'localeString',
      description: 'Two to four words, so that they fit on a sign.',
      validation: requiredText,
    }),
  ],
  preview: { select: { title: 'year', subtitle: 'event.fr' } },
})
