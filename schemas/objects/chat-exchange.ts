import { defineField, defineType } from '@sanity/types'
import { requiredText } from '../validation/translations.ts'

export const chatExchange = defineType({
  name: 'chatExchange',
  title: 'Question and answer',
  type: 'object',
  description: 'What a visitor asks an assistant, and what it answers.',
  fields: [
    defineField({
      name: 'question',
      title: 'Question',
      type: 'localeString',
      description: 'As visitors put it, in a few words.',
      validation: requiredText,
    }),
    defineField({
      name: 'answer',
      title: 'Answer',
      type: 'localeText',
      description: 'One or two short sentences.',
      validation: requiredText,
    }),
  ],
  preview: { select: { title: 'question.fr', subtitle: 'answer.fr' } },
})
