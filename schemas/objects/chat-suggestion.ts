import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { requiredText } from '../validation/translations.ts'

export const chatSuggestion = defineType({
  name: 'chatSuggestion',
  title: 'Suggested question',
  type: 'object',
  description: 'A question a visitor asks by pressing it.',
  fields: [
    defineField({
      name: 'question',
      title: 'Question',
      type: 'localeString',
      description: 'As a visitor would put it, in a few words.',
      validation: requiredText,
    }),
    defineField({
      name: 'pages',
      title: 'On these pages',
      type: 'array',
      description: 'Empty: on every page, after those meant for the page.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'page' }] })],
      validation: (rule) => rule.unique(),
    }),
  ],
  preview: {
    select: { fr: 'question.fr', en: 'question.en' },
    prepare: ({ fr, en }) => ({ title: fr ?? en ?? 'No question yet', subtitle: en }),
  },
})
