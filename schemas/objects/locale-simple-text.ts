import { defineField, defineType } from '@sanity/types'
import { writtenEverywhere } from '../validation/translations.ts'

export const localeSimpleText = defineType({
  name: 'localeSimpleText',
  title: 'Simple text in both languages',
  type: 'object',
  description: 'Paragraphs with links and emphasis, in French and in English.',
  validation: (rule) => rule.custom(writtenEverywhere).warning(),
  options: { columns: 1 },
  fields: [
    defineField({
      name: 'fr',
      title: 'Français',
      type: 'simpleBlocks',
      description: 'Read on the French site.',
    }),
    defineField({
      name: 'en',
      title: 'English',
      type: 'simpleBlocks',
      description: 'Read on the English site.',
    }),
  ],
})
