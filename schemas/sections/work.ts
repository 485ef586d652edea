import { defineArrayMember, defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { leadField, titleField } from '../heading-fields.ts'

export const work = defineSection({
  name: 'work',
  title: 'Work',
  description:
    'Up to three case studies on a map: their sites in a window and on a phone, each with its figure.',
  purpose: 'trust',
  french: {
    Work: 'Réalisations',
    'Up to three case studies on a map: their sites in a window and on a phone, each with its figure.':
      'Jusqu’à trois études de cas sur une carte : leurs sites dans une fenêtre et sur un téléphone, chacun avec son chiffre.',
    'Case studies': 'Études de cas',
    'The first large, the second beside it, the third on a phone. Each plate carries the first result of its case.':
      'La première en grand, la deuxième à côté, la troisième sur un téléphone. Chaque panneau porte le premier résultat de son étude.',
    'Leads to all of the work; may stay empty.':
      'Mène à toutes les réalisations ; peut rester vide.',
  },
  fields: [
    titleField,
    leadField,
    defineField({
      name: 'link',
      title: 'Link',
      type: 'link',
      description: 'Leads to all of the work; may stay empty.',
    }),
    defineField({
      name: 'studies',
      title: 'Case studies',
      type: 'array',
      description:
        'The first large, the second beside it, the third on a phone. Each plate carries the first result of its case.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'caseStudy' }] })],
      validation: (rule) => rule.required().min(1).max(3).unique(),
    }),
  ],
})
