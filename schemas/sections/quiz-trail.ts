import { defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { leadField, titleField } from '../heading-fields.ts'

export const quizTrail = defineSection({
  name: 'quizTrail',
  title: 'Quiz',
  description: 'A few questions on a trail, one after the other, with a recommendation at its end.',
  purpose: 'offers',
  french: {
    'A few questions on a trail, one after the other, with a recommendation at its end.':
      'Quelques questions au fil d’un sentier, l’une après l’autre, et une recommandation au bout.',
    'Its questions, its points and what it recommends are edited there.':
      'Ses questions, ses points et ce qu’il recommande se modifient là.',
  },
  fields: [
    titleField,
    leadField,
    defineField({
      name: 'quiz',
      title: 'Quiz',
      type: 'reference',
      description: 'Its questions, its points and what it recommends are edited there.',
      to: [{ type: 'quiz' }],
      validation: (rule) => rule.required(),
    }),
  ],
})
