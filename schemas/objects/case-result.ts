import { defineField, defineType } from '@sanity/types'
import { requiredText } from '../validation/translations.ts'
import { drawingFields } from './drawing-fields.ts'

export const caseResult = defineType({
  name: 'caseResult',
  title: 'Result',
  type: 'object',
  description: 'A figure that shows what changed for the client.',
  fields: [
    defineField({
      name: 'before',
      title: 'Figure before',
      type: 'localeString',
      description: 'Such as "6.4 s"; empty where there is nothing to compare with.',
    }),
    defineField({
      name: 'value',
      title: 'Figure',
      type: 'localeString',
      description: 'Such as "+ 62 %".',
      validation: requiredText,
    }),
    defineField({
      name: 'label',
      title: 'What it counts',
      type: 'localeString',
      description: 'Such as "requests a month".',
      validation: requiredText,
    }),
    defineField({
      name: 'short',
      title: 'In two words',
      type: 'localeString',
      description: 'What the figure counts, on a plate: "First picture".',
    }),
    ...drawingFields,
  ],
  preview: { select: { title: 'value.fr', subtitle: 'label.fr' } },
})
