import { defineField, defineType } from '@sanity/types'

export const addressPair = defineType({
  name: 'addressPair',
  title: 'Old and new address',
  type: 'object',
  description: 'An example to show, which redirects nothing.',
  fields: [
    defineField({
      name: 'from',
      title: 'Old',
      type: 'string',
      description: 'Such as /tarifs.htm.',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'to',
      title: 'New',
      type: 'string',
      description: 'Such as /pricing.',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { select: { title: 'from', subtitle: 'to' } },
})
