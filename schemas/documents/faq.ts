import { defineField, defineType } from '@sanity/types'
import { requiredText } from '../validation/translations.ts'

const topics = [
  { value: 'general', title: 'General' },
  { value: 'website', title: 'Website' },
  { value: 'seo', title: 'SEO' },
  { value: 'graphicDesign', title: 'Graphic design' },
  { value: 'artificialIntelligence', title: 'Artificial intelligence' },
  { value: 'hosting', title: 'Hosting' },
  { value: 'marketing', title: 'Marketing' },
  { value: 'pricing', title: 'Prices' },
]

export const faq = defineType({
  name: 'faq',
  title: 'Question and answer',
  type: 'document',
  description: 'A question that clients ask, with its answer.',
  fields: [
    defineField({
      name: 'question',
      title: 'Question',
      type: 'localeString',
      description: 'As a client would ask it.',
      validation: requiredText,
    }),
    defineField({
      name: 'answer',
      title: 'Answer',
      type: 'localeSimpleText',
      description: 'The short answer first, then the details.',
      validation: requiredText,
    }),
    defineField({
      name: 'topic',
      title: 'Topic',
      type: 'string',
      description: 'Helps to find the question again.',
      options: {
        list: topics,
      },
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { fr: 'question.fr', en: 'question.en', topic: 'topic' },
    prepare: ({ fr, en, topic }) => ({
      title: fr ?? en ?? 'No question yet',
      subtitle: topics.find(({ value }) => value === topic)?.title ?? '',
    }),
  },
})
