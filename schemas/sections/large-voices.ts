import { defineArrayMember, defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { titleField } from '../heading-fields.ts'

export const largeVoices = defineSection({
  name: 'largeVoices',
  title: 'Large voices',
  description:
    'Two or three testimonials on fields of their firm’s colour, each with a figure and its drawing.',
  purpose: 'trust',
  french: {
    'Large voices': 'Grandes voix',
    'Two or three testimonials on fields of their firm’s colour, each with a figure and its drawing.':
      'Deux ou trois témoignages sur un fond à la couleur de l’entreprise, chacun avec un chiffre et son dessin.',
    'Two or three, the first one large. Each wants a firm; a figure makes it stand out.':
      'Deux ou trois, le premier en grand. Chacun a besoin d’une entreprise ; un chiffre le met en valeur.',
  },
  fields: [
    titleField,
    defineField({
      name: 'testimonials',
      title: 'Testimonials',
      type: 'array',
      description:
        'Two or three, the first one large. Each wants a firm; a figure makes it stand out.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'testimonial' }] })],
      validation: (rule) => rule.required().min(2).max(3).unique(),
    }),
  ],
})
