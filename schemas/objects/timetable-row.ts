import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { oneCellPerPlan } from '../validation/timetable.ts'
import { requiredText } from '../validation/translations.ts'

export const timetableRow = defineType({
  name: 'timetableRow',
  title: 'Row',
  type: 'object',
  description: 'One thing to compare, across the plans.',
  fields: [
    defineField({
      name: 'label',
      title: 'What is compared',
      type: 'localeString',
      description: 'Stands at the start of the row: "Pages", "Support".',
      validation: requiredText,
    }),
    defineField({
      name: 'drawing',
      title: 'Drawing',
      type: 'string',
      description: 'Draws the counts of the cells, beside their texts.',
      options: {
        list: [
          { value: 'squares', title: 'Squares, ten in a line: pages' },
          { value: 'ticks', title: 'Ticks: hours' },
        ],
      },
    }),
    defineField({
      name: 'cells',
      title: 'Cells',
      type: 'array',
      description: 'One for each plan; a plan without a cell does not include it.',
      of: [defineArrayMember({ type: 'timetableCell' })],
      validation: (rule) => rule.custom(oneCellPerPlan),
    }),
  ],
  preview: {
    select: { fr: 'label.fr', en: 'label.en' },
    prepare: ({ fr, en }) => ({ title: fr ?? en ?? 'Row without a name' }),
  },
})
