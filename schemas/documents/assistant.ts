import { defineArrayMember, defineField, defineType } from '@sanity/types'

export const assistant = defineType({
  name: 'assistant',
  title: 'Assistant',
  type: 'document',
  description:
    'Questions suggested to visitors, and the words that the assistant takes for one another. There is one such document.',
  fields: [
    defineField({
      name: 'suggestions',
      title: 'Suggested questions',
      type: 'array',
      description:
        'Offered to press over the reply box. The first three that fit a page are shown.',
      of: [defineArrayMember({ type: 'chatSuggestion' })],
      validation: (rule) => rule.max(40),
    }),
    defineField({
      name: 'synonyms',
      title: 'Words that mean the same',
      type: 'array',
      description:
        'So that visitors find what they ask for in their own words. The answers stay as they are.',
      of: [defineArrayMember({ type: 'synonymGroup' })],
      validation: (rule) => rule.max(200),
    }),
    defineField({
      name: 'keepQuestions',
      title: 'Keep questions without an answer',
      type: 'boolean',
      description:
        'Without names, addresses and numbers, for 90 days, so that you see what the site does not say yet.',
      initialValue: true,
    }),
  ],
  preview: { prepare: () => ({ title: 'Assistant' }) },
})
