import { defineField, defineType } from '@sanity/types'
import { codeKey } from '../validation/path.ts'
import { requiredText } from '../validation/translations.ts'

export const quizRecommendation = defineType({
  name: 'quizRecommendation',
  title: 'Recommendation',
  type: 'object',
  description: 'What is offered to visitors whose answers point to its tag.',
  fields: [
    defineField({
      name: 'tag',
      title: 'Tag',
      type: 'string',
      description:
        'A short name that the answers use: anxiety. It also goes into the contact link.',
      // As much as the site reads of it in an address.
      validation: (rule) => rule.required().max(40).custom(codeKey),
    }),
    defineField({
      name: 'title',
      title: 'Title',
      type: 'localeString',
      description: 'The offer in a few words.',
      validation: requiredText,
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'localeText',
      description: 'Why this offer fits.',
      validation: requiredText,
    }),
    defineField({
      name: 'callToAction',
      title: 'Text of the button',
      type: 'localeString',
      description: 'Leads to the contact page.',
      validation: requiredText,
    }),
    defineField({
      name: 'sessions',
      title: 'Sessions',
      type: 'number',
      description: 'How many sessions are recommended. Empty: to be agreed with the visitor.',
      validation: (rule) => rule.integer().min(1),
    }),
  ],
  preview: { select: { title: 'title.fr', subtitle: 'tag' } },
})
