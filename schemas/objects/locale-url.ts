import { defineField, defineType } from '@sanity/types'
import { writtenEverywhere } from '../validation/translations.ts'

export const localeUrl = defineType({
  name: 'localeUrl',
  title: 'Web address in both languages',
  type: 'object',
  description: 'An address on another site that differs by language.',
  validation: (rule) => rule.custom(writtenEverywhere).warning(),
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'fr',
      title: 'Français',
      type: 'url',
      description: 'Read on the French site.',
    }),
    defineField({
      name: 'en',
      title: 'English',
      type: 'url',
      description: 'Read on the English site.',
    }),
  ],
})
