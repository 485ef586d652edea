import { defineArrayMember, defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { leadField, titleField } from '../heading-fields.ts'

export const featureCards = defineSection({
  name: 'featureCards',
  title: 'Feature cards',
  description: 'What belongs to an offer: two to twelve cards with an icon or a picture.',
  purpose: 'offers',
  french: {
    'Feature cards': 'Fiches',
    'What belongs to an offer: two to twelve cards with an icon or a picture.':
      'Ce qu’une offre comprend : de deux à douze fiches avec une icône ou une image.',
    'Two to twelve; rows are filled evenly.':
      'De deux à douze ; les rangées se remplissent régulièrement.',
    'Upright pictures': 'Images en hauteur',
    'Large pictures, higher than wide, four a row.':
      'De grandes images, plus hautes que larges, quatre par rangée.',
  },
  fields: [
    titleField,
    leadField,
    defineField({
      name: 'cards',
      title: 'Cards',
      type: 'array',
      description: 'Two to twelve; rows are filled evenly.',
      of: [defineArrayMember({ type: 'card' })],
      validation: (rule) => rule.required().min(2).max(12),
    }),
    defineField({
      name: 'upright',
      title: 'Upright pictures',
      type: 'boolean',
      description: 'Large pictures, higher than wide, four a row.',
      initialValue: false,
    }),
  ],
})
