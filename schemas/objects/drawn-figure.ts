import { defineField, defineType } from '@sanity/types'
import { requiredText } from '../validation/translations.ts'
import { drawingFields } from './drawing-fields.ts'

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
    ...drawingFields,
  ],
  preview: { select: { title: 'value.fr', subtitle: 'label.fr' } },
})
