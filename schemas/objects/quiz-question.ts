import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { requiredText } from '../validation/translations.ts'

export const quizQuestion = defineType({
  name: 'quizQuestion',
  title: 'Question',
  type: 'object',
  description: 'A question and its answers.',
  fields: [
    defineField({
      name: 'text',
      title: 'Question',
      type: 'localeString',
      description: 'Short enough to read at a glance.',
      validation: requiredText,
    }),
    defineField({
      name: 'options',
      title: 'Answers',
      type: 'array',
      description: 'In the order they are shown.',
      of: [defineArrayMember({ type: 'quizOption' })],
      validation: (rule) => rule.required().min(2).max(6),
    }),
  ],
  preview: { select: { title: 'text.fr', subtitle: 'text.en' } },
})
