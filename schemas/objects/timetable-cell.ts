import { defineField, defineType } from '@sanity/types'

/** More than this cannot be told apart in a drawing. */
const mostDrawn = 40

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
      description: 'Shows a tick, or says that it is not included when it is off.',
      initialValue: true,
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'localeString',
      description: 'Instead of the tick: "10 h a month".',
    }),
    defineField({
      name: 'count',
      title: 'Count',
      type: 'number',
      description: 'The figure of the text, where the row draws it. Empty: nothing is drawn.',
      validation: (rule) => rule.integer().min(1).max(mostDrawn),
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
