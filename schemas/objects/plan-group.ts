import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { leadField } from '../heading-fields.ts'
import { requiredText } from '../validation/translations.ts'

export const planGroup = defineType({
  name: 'planGroup',
  title: 'Group of plans',
  type: 'object',
  description: 'Plans that belong together under one heading.',
  fields: [
    defineField({
      name: 'title',
      title: 'Heading',
      type: 'localeString',
      description: 'Such as "Hosting".',
      validation: requiredText,
    }),
    leadField,
    defineField({
      name: 'plans',
      title: 'Plans',
      type: 'array',
      description: 'In the order they are shown.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'plan' }] })],
      validation: (rule) => rule.required().min(1).unique(),
    }),
    defineField({
      name: 'link',
      title: 'Link',
      type: 'link',
      description: 'Leads to the page that says more.',
    }),
  ],
  preview: {
    select: { fr: 'title.fr', en: 'title.en' },
    prepare: ({ fr, en }) => ({ title: fr ?? en ?? 'Group without a heading' }),
  },
})
