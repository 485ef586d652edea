import { defineField, defineType } from '@sanity/types'
import { requiredText } from '../validation/translations.ts'

export const drawnFigure = defineType({
  name: 'drawnFigure',
  title: 'Large figure',
  type: 'object',
  description: 'A number that stands large, with a drawing that says the same.',
  options: { collapsible: true, collapsed: true },
  fields: [
    defineField({
      name: 'value',
      title: 'Number',
      type: 'localeString',
      description: 'Without its unit: "14", "0.8".',
      validation: requiredText,
    }),
    defineField({
      name: 'unit',
      title: 'Unit',
      type: 'localeString',
      description: 'Such as "days" or "%"; may stay empty.',
    }),
    defineField({
      name: 'label',
      title: 'What it counts',
      type: 'localeString',
      description: 'Under the number, in a sentence.',
      validation: requiredText,
    }),
    defineField({
      name: 'drawing',
      title: 'Drawing',
      type: 'string',
      description: 'What is drawn beside the number.',
      options: {
        list: [
          { value: 'none', title: 'None' },
          { value: 'days', title: 'Days of a calendar' },
          { value: 'peaks', title: 'Two peaks' },
          { value: 'clock', title: 'A clock' },
          { value: 'trail', title: 'Stations of a trail' },
        ],
      },
      initialValue: 'none',
    }),
    defineField({
      name: 'amount',
      title: 'Drawn amount',
      type: 'number',
      description:
        'Days that are done, the height of the new peak in per cent, the hour, or stations.',
      hidden: ({ parent }) => !parent?.drawing || parent.drawing === 'none',
      validation: (rule) => rule.min(0).max(100),
    }),
    defineField({
      name: 'reference',
      title: 'Compared with',
      type: 'number',
      description: 'Days that were promised, or the height of the old peak in per cent.',
      hidden: ({ parent }) => parent?.drawing !== 'days' && parent?.drawing !== 'peaks',
      validation: (rule) => rule.min(0).max(100),
    }),
  ],
  preview: { select: { title: 'value.fr', subtitle: 'label.fr' } },
})
