import { defineField, defineType } from '@sanity/types'
import { requiredText } from '../validation/translations.ts'

export const funnelStep = defineType({
  name: 'funnelStep',
  title: 'Step to a request',
  type: 'object',
  description: 'What part of the visitors goes on.',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'localeString',
      description: 'What they do, in a few words: "open the form".',
      validation: requiredText,
    }),
    defineField({
      name: 'rate',
      title: 'Per cent who go on',
      type: 'toolRange',
      description: 'Of those who came to the step before.',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { select: { title: 'title.fr' } },
})
