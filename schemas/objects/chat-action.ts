import { defineField, defineType } from '@sanity/types'
import { linkPath } from '../validation/path.ts'
import { requiredText } from '../validation/translations.ts'

export const chatAction = defineType({
  name: 'chatAction',
  title: 'Button in a conversation',
  type: 'object',
  description: 'An answer the visitor gives by pressing it.',
  fields: [
    defineField({
      name: 'label',
      title: 'Text',
      type: 'localeString',
      description: 'Two or three words.',
      validation: requiredText,
    }),
    defineField({
      name: 'path',
      title: 'Leads to',
      type: 'string',
      description:
        'An address on this site: /projects. Without /fr or /en. Empty: the form of the conversation.',
      validation: (rule) => rule.custom(linkPath),
    }),
  ],
  preview: { select: { title: 'label.fr', subtitle: 'path' } },
})
