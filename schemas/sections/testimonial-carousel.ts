import { defineArrayMember, defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { leadField, titleField } from '../heading-fields.ts'

export const testimonialCarousel = defineSection({
  name: 'testimonialCarousel',
  title: 'Testimonials side by side',
  description: 'A row of testimonials to scroll through, with two buttons.',
  purpose: 'trust',
  french: {
    'Testimonials side by side': 'Témoignages côte à côte',
    'A row of testimonials to scroll through, with two buttons.':
      'Une rangée de témoignages à faire défiler, avec deux boutons.',
    'From left to right. One with a firm stands on its colour; one with a figure shows it.':
      'De gauche à droite. Avec une entreprise, sur sa couleur ; avec un chiffre, celui-ci est montré.',
  },
  fields: [
    titleField,
    leadField,
    defineField({
      name: 'testimonials',
      title: 'Testimonials',
      type: 'array',
      description:
        'From left to right. One with a firm stands on its colour; one with a figure shows it.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'testimonial' }] })],
      validation: (rule) => rule.required().min(1).unique(),
    }),
  ],
})
