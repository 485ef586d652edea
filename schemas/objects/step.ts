import { defineField, defineType } from '@sanity/types'
import { requiredText } from '../validation/translations.ts'

export const step = defineType({
  name: 'step',
  title: 'Station',
  type: 'object',
  description: 'One stop on the trail.',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'localeString',
      description: 'What happens there, in a few words.',
      validation: requiredText,
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'localeText',
      description: 'One or two sentences.',
    }),
    defineField({
      name: 'when',
      title: 'When',
      type: 'localeString',
      description: 'On its sign: "1998", "Day 8". Empty: its number.',
    }),
  ],
  preview: {
    select: { fr: 'title.fr', en: 'title.en', subtitle: 'when.fr' },
    prepare: ({ fr, en, subtitle }) => ({ title: fr ?? en ?? 'Station without a title', subtitle }),
  },
})
