import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { requiredText } from '../validation/translations.ts'

export const chatMode = defineType({
  name: 'chatMode',
  title: 'Place of the assistant',
  type: 'object',
  description: 'Where an assistant stands on a site, and what it says there.',
  fields: [
    defineField({
      name: 'label',
      title: 'Name',
      type: 'localeString',
      description: 'On the button that shows it, in one to three words.',
      validation: requiredText,
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'localeText',
      description: 'What it is good for, in one or two sentences.',
      validation: requiredText,
    }),
    defineField({
      name: 'greeting',
      title: 'Greeting',
      type: 'localeText',
      description: 'The first words of the assistant.',
      validation: requiredText,
    }),
    defineField({
      name: 'exchanges',
      title: 'Questions and answers',
      type: 'array',
      description: 'One to four. Visitors press a question and get its answer.',
      of: [defineArrayMember({ type: 'chatExchange' })],
      validation: (rule) => rule.required().min(1).max(4),
    }),
  ],
})
