import { defineField, defineType } from '@sanity/types'
import { cantonCode } from '../validation/contact.ts'
import { requiredText } from '../validation/translations.ts'

export const canton = defineType({
  name: 'canton',
  title: 'Canton',
  type: 'object',
  description: 'A canton in which the agency works.',
  fields: [
    defineField({
      name: 'code',
      title: 'Code',
      type: 'string',
      description: 'Two capital letters: GE.',
      validation: (rule) => rule.required().custom(cantonCode),
    }),
    defineField({
      name: 'name',
      title: 'Name',
      type: 'localeString',
      description: 'Genève, Geneva.',
      validation: requiredText,
    }),
  ],
  preview: { select: { title: 'name.fr', subtitle: 'code' } },
})
