import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { requiredText } from '../validation/translations.ts'

export const footerGroup = defineType({
  name: 'footerGroup',
  title: 'Footer column',
  type: 'object',
  description: 'A heading and the links under it.',
  fields: [
    defineField({
      name: 'title',
      title: 'Heading',
      type: 'localeString',
      description: 'Such as "Agency".',
      validation: requiredText,
    }),
    defineField({
      name: 'links',
      title: 'Links',
      type: 'array',
      description: 'In the order they are shown.',
      of: [defineArrayMember({ type: 'link' })],
      validation: (rule) => rule.required().min(1),
    }),
  ],
  preview: {
    select: { fr: 'title.fr', en: 'title.en' },
    prepare: ({ fr, en }) => ({ title: fr ?? en ?? 'Column without a heading' }),
  },
})
