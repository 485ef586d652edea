import { defineField } from '@sanity/types'

/** Where a document stands among those of its type. */
export const orderField = defineField({
  name: 'order',
  title: 'Position',
  type: 'number',
  description: 'Changed by dragging in the list.',
  hidden: true,
  validation: (rule) => rule.integer().min(0),
})
