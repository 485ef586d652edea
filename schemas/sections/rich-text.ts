import { defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { requiredText } from '../validation/translations.ts'

export const richText = defineSection({
  name: 'richText',
  title: 'Text',
  description: 'A long text with headings, lists, links and images.',
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
