import { defineArrayMember, defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { leadField, titleField } from '../heading-fields.ts'

export const planCards = defineSection({
  name: 'planCards',
  title: 'Plans as cards',
  description: 'Plans of any family with their prices, each with its link to the contact form.',
  purpose: 'offers',
  french: {
    'Plans as cards': 'Offres en fiches',
    'Plans of any family with their prices, each with its link to the contact form.':
      'Des offres de n’importe quelle famille avec leurs prix, chacune avec son lien vers le formulaire.',
    'Stands beside the heading: the lowest price, for instance. May stay empty.':
      'À côté du titre : le prix le plus bas, par exemple. Peut rester vide.',
    'Under the plans, for instance to all prices. May stay empty.':
      'Sous les offres, par exemple vers tous les prix. Peut rester vide.',
  },
  fields: [
    titleField,
    leadField,
    defineField({
      name: 'figure',
      title: 'Figure',
      type: 'figure',
      description: 'Stands beside the heading: the lowest price, for instance. May stay empty.',
    }),
    defineField({
      name: 'plans',
      title: 'Plans',
      type: 'array',
      description: 'In the order they are shown.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'plan' }] })],
      validation: (rule) => rule.required().min(1).max(6).unique(),
    }),
    defineField({
      name: 'link',
      title: 'Link',
      type: 'link',
      description: 'Under the plans, for instance to all prices. May stay empty.',
    }),
  ],
})
