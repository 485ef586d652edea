import { defineArrayMember, defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { leadField, titleField } from '../heading-fields.ts'
import { dealsEvenly } from '../validation/columns.ts'

export const testimonialWall = defineSection({
  name: 'testimonialWall',
  title: 'Wall of testimonials',
  description: 'Three columns of what clients say, moving slowly.',
  purpose: 'trust',
  french: {
    'Wall of testimonials': 'Mur de témoignages',
    'Three columns of what clients say, moving slowly.':
      'Ce que disent les clients, sur trois colonnes qui défilent lentement.',
    Testimonials: 'Témoignages',
    'Dealt into three columns: 42 fill them evenly.':
      'Répartis sur trois colonnes : 42 les remplissent à égalité.',
  },
  fields: [
    titleField,
    leadField,
    defineField({
      name: 'testimonials',
      title: 'Testimonials',
      type: 'array',
      description: 'Dealt into three columns: 42 fill them evenly.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'testimonial' }] })],
      validation: (rule) => [rule.required().min(3).unique(), rule.custom(dealsEvenly).warning()],
    }),
  ],
})
