import { defineField, defineType } from '@sanity/types'
import { writtenEverywhere } from '../validation/translations.ts'

export const localeArticleText = defineType({
  name: 'localeArticleText',
  title: 'Text of an article in both languages',
  type: 'object',
  description: 'A long text that may also hold images and code, in French and in English.',
  validation: (rule) => rule.custom(writtenEverywhere).warning(),
  options: { columns: 1 },
  fields: [
    defineField({
      name: 'fr',
      title: 'Français',
      type: 'articleBlocks',
      description: 'Read on the French site.',
    }),
    defineField({
      name: 'en',
      title: 'English',
      type: 'articleBlocks',
      description: 'Read on the English site.',
    }),
  ],
})
