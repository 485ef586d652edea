import { defineArrayMember, defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { leadField, titleField } from '../heading-fields.ts'
import { rangeField } from '../tool-fields.ts'

export const funnel = defineSection({
  name: 'funnel',
  title: 'Calculator: funnel',
  description: 'Visitors set the steps of a funnel and see which one is worth the effort.',
  purpose: 'offers',
  french: {
    'Calculator: funnel': 'Calculateur : entonnoir',
    'Visitors set the steps of a funnel and see which one is worth the effort.':
      'Les visiteurs règlent les étapes d’un entonnoir et voient laquelle mérite l’effort.',
    'Visits a month': 'Visites par mois',
    'What enters the funnel.': 'Ce qui entre dans l’entonnoir.',
    'Two to five, from the visit to the sale.': 'De deux à cinq, de la visite à la vente.',
  },
  fields: [
    titleField,
    leadField,
    rangeField('visits', 'Visits a month', 'What enters the funnel.'),
    defineField({
      name: 'steps',
      title: 'Steps',
      type: 'array',
      description: 'Two to five, from the visit to the sale.',
      of: [defineArrayMember({ type: 'funnelStep' })],
      validation: (rule) => rule.required().min(2).max(5),
    }),
  ],
})
