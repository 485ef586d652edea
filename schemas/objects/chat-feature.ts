import { defineField, defineType } from '@sanity/types'
import { requiredText } from '../validation/translations.ts'

export const chatFeature = defineType({
  name: 'chatFeature',
  title: 'Ability',
  type: 'object',
  description: 'Something the assistant can do.',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'localeString',
      description: 'A few words.',
      validation: requiredText,
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'localeText',
      description: 'One sentence.',
    }),
    defineField({
      name: 'figure',
      title: 'Figure',
      type: 'localeString',
      description: 'At the end of the line, such as "3 languages"; may stay empty.',
    }),
  ],
  preview: { select: { title: 'title.fr', subtitle: 'figure.fr' } },
})
