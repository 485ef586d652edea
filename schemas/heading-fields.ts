import { defineField } from '@sanity/types'
import { requiredText } from './validation/translations.ts'

/** The heading that most sections begin with. */
export const titleField = defineField({
  name: 'title',
  title: 'Heading',
  type: 'localeString',
  description: 'The heading of the section.',
  validation: requiredText,
})

/** What may follow it. */
export const leadField = defineField({
  name: 'lead',
  title: 'Introduction',
  type: 'localeText',
  description: 'One or two sentences under the heading.',
})
