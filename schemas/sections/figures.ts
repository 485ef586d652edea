import { defineArrayMember, defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { leadField, titleField } from '../heading-fields.ts'

export const figures = defineSection({
  name: 'figures',
  title: 'Large figures',
  description: 'Two to four large numbers, each with what it counts and a small drawing.',
  purpose: 'trust',
  french: {
    'Large figures': 'Grands chiffres',
    'Two to four large numbers, each with what it counts and a small drawing.':
      'Deux à quatre grands nombres, chacun avec ce qu’il compte et un petit dessin.',
    'From left to right. A number without a drawing is fine.':
      'De gauche à droite. Un nombre peut se passer de dessin.',
  },
  fields: [
    titleField,
    leadField,
    defineField({
      name: 'figures',
      title: 'Figures',
      type: 'array',
      description: 'From left to right. A number without a drawing is fine.',
      of: [defineArrayMember({ type: 'drawnFigure' })],
      validation: (rule) => rule.required().min(1).max(8),
    }),
  ],
})
