import { defineArrayMember, defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { leadField, titleField } from '../heading-fields.ts'
import { constantField, rangeField } from '../tool-fields.ts'

export const postingPlan = defineSection({
  name: 'postingPlan',
  title: 'Calculator: a week of posts',
  description: 'Visitors say how much time they have and get a week’s plan of posts.',
  purpose: 'offers',
  french: {
    'Calculator: a week of posts': 'Calculateur : une semaine de publications',
    'Visitors say how much time they have and get a week’s plan of posts.':
      'Les visiteurs disent de combien de temps ils disposent et reçoivent le plan d’une semaine.',
    'Minutes a week': 'Minutes par semaine',
    'For posts and answers together.': 'Pour les publications et les réponses.',
    Networks: 'Réseaux',
    'How many are looked after.': 'Combien sont tenus.',
    'Kinds of posts': 'Types de publications',
    'They are published in turn, in this order.': 'Elles se suivent dans cet ordre.',
    'Minutes to adapt a post': 'Minutes pour adapter une publication',
    'To each further network.': 'À chaque réseau de plus.',
    'Minutes for answers': 'Minutes pour répondre',
    'A week, on each network.': 'Par semaine, sur chaque réseau.',
  },
  fields: [
    titleField,
    leadField,
    rangeField('minutes', 'Minutes a week', 'For posts and answers together.'),
    rangeField('networks', 'Networks', 'How many are looked after.'),
    defineField({
      name: 'formats',
      title: 'Kinds of posts',
      type: 'array',
      description: 'They are published in turn, in this order.',
      of: [defineArrayMember({ type: 'postFormat' })],
      validation: (rule) => rule.required().min(1).max(7),
    }),
    constantField('adapting', 'Minutes to adapt a post', 'To each further network.'),
    constantField('answering', 'Minutes for answers', 'A week, on each network.'),
  ],
})
