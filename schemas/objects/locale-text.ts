import { defineField, defineType } from '@sanity/types'
import { writtenEverywhere } from '../validation/translations.ts'

export const localeText = defineType({
  name: 'localeText',
  title: 'Text in both languages',
  type: 'object',
  description: 'A short text without formatting, in French and in English.',
  validation: (rule) => rule.custom(writtenEverywhere).warning(),
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'fr',
      title: 'Français',
      type: 'text',
      description: 'Read on the French site.',
      rows: 3,
    }),
    defineField({
      name: 'en',
      title: 'English',
      type: 'text',
      description: 'Read on the English site.',
      rows: 3,
    }),
  ],
})
