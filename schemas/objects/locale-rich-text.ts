import { defineField, defineType } from '@sanity/types'
import { writtenEverywhere } from '../validation/translations.ts'

export const localeRichText = defineType({
  name: 'localeRichText',
  title: 'Formatted text in both languages',
  type: 'object',
  description: 'A long text with headings, lists, links and images, in French and in English.',
  validation: (rule) => rule.custom(writtenEverywhere).warning(),
  options: { columns: 1 },
  fields: [
    defineField({
      name: 'fr',
      title: 'Français',
      type: 'richBlocks',
      description: 'Read on the French site.',
    }),
    defineField({
      name: 'en',
      title: 'English',
      type: 'richBlocks',
      description: 'Read on the English site.',
    }),
  ],
})
