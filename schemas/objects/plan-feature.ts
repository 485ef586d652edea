import { defineField, defineType } from '@sanity/types'
import { requiredText } from '../validation/translations.ts'

export const planFeature = defineType({
  name: 'planFeature',
  title: 'Feature',
  type: 'object',
  description: 'One line of what the plan includes.',
  fields: [
    defineField({
      name: 'text',
      title: 'Text',
      type: 'localeString',
      description: 'Short and concrete: "5 hours of changes a month".',
      validation: requiredText,
    }),
    defineField({
      name: 'gift',
      title: 'Part of the limited offer',
      type: 'boolean',
      description: 'Shown with a gift, in the group of the limited offer.',
      initialValue: false,
    }),
    defineField({
      name: 'link',
      title: 'Link',
      type: 'link',
      description: 'Only for the limited offer: leads to the page that says more.',
    }),
  ],
  preview: {
    select: { fr: 'text.fr', en: 'text.en', gift: 'gift' },
    prepare: ({ fr, en, gift }) => ({
      title: fr ?? en ?? 'Empty line',
      ...(gift ? { subtitle: 'Limited offer' } : {}),
    }),
  },
})
