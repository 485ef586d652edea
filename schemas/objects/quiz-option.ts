import { defineField, defineType } from '@sanity/types'
import { requiredText } from '../validation/translations.ts'

export const quizOption = defineType({
  name: 'quizOption',
  title: 'Answer',
  type: 'object',
  description: 'An answer to choose, and the recommendation it speaks for.',
  fields: [
    defineField({
      name: 'text',
      title: 'Answer',
      type: 'localeString',
      description: 'What the visitor presses.',
      validation: requiredText,
    }),
    defineField({
      name: 'tag',
      title: 'Speaks for',
      type: 'string',
      description: 'The tag of one of the recommendations below.',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'points',
      title: 'Points',
      type: 'number',
      description: 'How strongly it speaks for it: 2 is usual, 4 is strong.',
      initialValue: 2,
      validation: (rule) => [rule.required(), rule.integer().min(1).max(10)],
    }),
  ],
  preview: { select: { title: 'text.fr', subtitle: 'tag' } },
})
