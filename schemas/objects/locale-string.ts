import { defineField, defineType } from '@sanity/types'
import { writtenEverywhere } from '../validation/translations.ts'

export const localeString = defineType({
  name: 'localeString',
  title: 'Line in both languages',
  type: 'object',
  description: 'One line, in French and in English.',
  validation: (rule) => rule.custom(writtenEverywhere).warning(),
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'fr',
      title: 'Français',
      type: 'string',
      description: 'Read on the French site.',
    }),
    defineField({
      name: 'en',
      title: 'English',
      type: 'string',
      description: 'Read on the English site.',
    }),
  ],
})
