import { defineArrayMember, defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { titleField } from '../heading-fields.ts'

export const faqList = defineSection({
  name: 'faqList',
  title: 'Questions and answers',
  description: 'Questions that open, the first one already open, and a link to ask another.',
  purpose: 'trust',
  french: {
    'Questions and answers': 'Questions et réponses',
    'Questions that open, the first one already open, and a link to ask another.':
      'Des questions qui s’ouvrent, la première déjà ouverte, et un lien pour en poser une autre.',
    'Link to contact': 'Lien vers le contact',
    'For those who did not find their answer.': 'Pour qui n’a pas trouvé sa réponse.',
  },
  fields: [
    titleField,
    defineField({
      name: 'faqs',
      title: 'Questions',
      type: 'array',
      description: 'In the order they are shown.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'faq' }] })],
      validation: (rule) => rule.required().min(1).unique(),
    }),
    defineField({
      name: 'contact',
      title: 'Link to contact',
      type: 'link',
      description: 'For those who did not find their answer.',
    }),
  ],
})
