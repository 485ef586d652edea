import { defineArrayMember, defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { leadField, titleField } from '../heading-fields.ts'
import { rangeField } from '../tool-fields.ts'
import { onePartPerGoal } from '../validation/range.ts'
import { requiredText } from '../validation/translations.ts'

export const budgetSplit = defineSection({
  name: 'budgetSplit',
  title: 'Calculator: split of a budget',
  description: 'Visitors choose a budget and a goal, and see where the money would go.',
  purpose: 'offers',
  french: {
    'Calculator: split of a budget': 'Calculateur : répartition d’un budget',
    'Visitors choose a budget and a goal, and see where the money would go.':
      'Les visiteurs choisissent un budget et un objectif, et voient où irait l’argent.',
    'Budget a month': 'Budget par mois',
    'In CHF, for advertising.': 'En CHF, pour la publicité.',
    Goals: 'Objectifs',
    'What the adverts are for; each channel has a part for each of them.':
      'À quoi servent les annonces ; chaque canal a une part pour chacun.',
    Channels: 'Canaux',
    'From the most important on, two to six.':
      'Du plus important au moins important, de deux à six.',
  },
  fields: [
    titleField,
    leadField,
    rangeField('budget', 'Budget a month', 'In CHF, for advertising.'),
    defineField({
      name: 'goals',
      title: 'Goals',
      type: 'array',
      description: 'What the adverts are for; each channel has a part for each of them.',
      of: [defineArrayMember({ type: 'localeString', validation: requiredText })],
      validation: (rule) => rule.required().min(1).max(5),
    }),
    defineField({
      name: 'channels',
      title: 'Channels',
      type: 'array',
      description: 'From the most important on, two to six.',
      of: [defineArrayMember({ type: 'adChannel' })],
      validation: (rule) => [rule.required().min(2).max(6), rule.custom(onePartPerGoal)],
    }),
  ],
})
