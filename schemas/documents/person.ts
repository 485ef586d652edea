import { defineField, defineType } from '@sanity/types'
import { orderField } from '../order-field.ts'
import { requiredText } from '../validation/translations.ts'

export const person = defineType({
  name: 'person',
  title: 'Person',
  type: 'document',
  description: 'Somebody who works at the agency.',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'First and last name.',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'role',
      title: 'Role',
      type: 'localeString',
      description: 'What clients come to this person for: "Art direction".',
      validation: requiredText,
    }),
    defineField({
      name: 'portrait',
      title: 'Portrait',
      type: 'localeImage',
      description:
        'A photo or a drawing, square, at least 600 pixels wide. Empty: the initials are shown.',
    }),
    defineField({
      name: 'text',
      title: 'In short',
      type: 'localeText',
      description: 'Two sentences a client would want to read before the first call.',
    }),
    defineField({
      name: 'languages',
      title: 'Languages',
      type: 'localeString',
      description: 'Those this person answers in, with commas between them.',
    }),
    defineField({
      name: 'since',
      title: 'At the agency since',
      type: 'number',
      description: 'The year: 2012.',
      validation: (rule) => rule.integer().min(1900).max(2100),
    }),
    orderField,
  ],
  preview: {
    select: { title: 'name', subtitle: 'role.fr', media: 'portrait' },
  },
})
