import { defineField, defineType } from '@sanity/types'
import { shareField } from '../tool-fields.ts'
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
    shareField('rate', 'Per cent who go on', 'Of those who came to the step before.'),
  ],
  preview: { select: { title: 'title.fr' } },
})
