import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { codeKey } from '../validation/path.ts'
import { answersForEach, answersLeadSomewhere } from '../validation/quiz.ts'
import { requiredText } from '../validation/translations.ts'
import { takenKey, uniqueInType } from '../validation/unique.ts'

export const quiz = defineType({
  name: 'quiz',
  title: 'Quiz',
  type: 'document',
  description: 'A few questions that end with a recommendation.',
  validation: (rule) => [rule.custom(answersLeadSomewhere), rule.custom(answersForEach).warning()],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'localeString',
      description: 'Stands over the questions.',
      validation: requiredText,
    }),
    defineField({
      name: 'questions',
      title: 'Questions',
      type: 'array',
      description: 'In the order they are asked.',
      of: [defineArrayMember({ type: 'quizQuestion' })],
      validation: (rule) => rule.required().min(1).max(5),
    }),
    defineField({
      name: 'recommendations',
      title: 'Recommendations',
      type: 'array',
      description: 'The one with the most points is shown; when two are equal, the first of them.',
      of: [defineArrayMember({ type: 'quizRecommendation' })],
      validation: (rule) => rule.required().min(2),
    }),
    defineField({
      name: 'key',
      title: 'Key',
      type: 'string',
      description: "The site's code knows the quiz by it: leave it as it is once set.",
      validation: (rule) => [
        rule.required(),
        rule.custom(codeKey),
        rule.custom(uniqueInType('key', { taken: takenKey })),
      ],
    }),
  ],
  preview: {
    select: { fr: 'title.fr', en: 'title.en', key: 'key' },
    prepare: ({ fr, en, key }) => ({ title: fr ?? en ?? 'Quiz without a title', subtitle: key }),
  },
})
