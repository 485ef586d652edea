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

/** The main heading of a page, in the section that the page begins with. */
export const pageTitleField = defineField({
  name: 'title',
  title: 'Heading',
  type: 'localeText',
  description: 'The main heading of the page. Line breaks are kept.',
  validation: requiredText,
})

/** What may follow either. */
export const leadField = defineField({
  name: 'lead',
  title: 'Introduction',
  type: 'localeText',
  description: 'One or two sentences under the heading.',
})
