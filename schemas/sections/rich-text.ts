import { defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { requiredText } from '../validation/translations.ts'

export const richText = defineSection({
  name: 'richText',
  title: 'Text',
  description: 'A long text with headings, lists, links and images.',
  purpose: 'trust',
  french: {
    'A long text with headings, lists, links and images.':
      'Un texte long, avec intertitres, listes, liens et images.',
    'May stay empty.': 'Peut rester vide.',
    'The text itself.': 'Le texte lui-même.',
  },
  fields: [
    defineField({
      name: 'title',
      title: 'Heading',
      type: 'localeString',
      description: 'May stay empty.',
    }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'localeRichText',
      description: 'The text itself.',
      validation: requiredText,
    }),
  ],
})
