import { defineField, defineType } from '@sanity/types'
import { optionalText } from '../validation/translations.ts'

export const timetableCell = defineType({
  name: 'timetableCell',
  title: 'Cell',
  type: 'object',
  description: 'What one plan offers in this row.',
  fields: [
    defineField({
      name: 'plan',
      title: 'Plan',
      type: 'reference',
      description: 'The column of the cell.',
      to: [{ type: 'plan' }],
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'included',
      title: 'Included',
      type: 'boolean',
      description: 'Shows a tick, or a dash when it is off.',
      initialValue: true,
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'localeString',
      description: 'Instead of the tick: "10 h a month".',
      validation: optionalText,
    }),
  ],
  preview: {
    select: { plan: 'plan.name.fr', fr: 'text.fr', included: 'included' },
    prepare: ({ plan, fr, included }) => ({
      title: fr ?? (included ? 'Included' : 'Not included'),
      subtitle: plan ?? 'No plan chosen',
    }),
  },
})
