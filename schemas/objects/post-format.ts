import { defineField, defineType } from '@sanity/types'
import { requiredText } from '../validation/translations.ts'

export const postFormat = defineType({
  name: 'postFormat',
  title: 'Kind of post',
  type: 'object',
  description: 'Something to publish, and how long it takes.',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'localeString',
      description: 'What it shows, in three or four words.',
      validation: requiredText,
    }),
    defineField({
      name: 'minutes',
      title: 'Minutes',
      type: 'number',
      description: 'To make and publish it on one network.',
      validation: (rule) => [rule.required(), rule.integer().min(1)],
    }),
  ],
  preview: { select: { title: 'title.fr', subtitle: 'minutes' } },
})
