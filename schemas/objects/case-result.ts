import { defineField, defineType } from '@sanity/types'
import { requiredText } from '../validation/translations.ts'

export const caseResult = defineType({
  name: 'caseResult',
  title: 'Result',
  type: 'object',
  description: 'A figure that shows what changed for the client.',
  fields: [
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
  ],
  preview: { select: { title: 'value.fr', subtitle: 'label.fr' } },
})
