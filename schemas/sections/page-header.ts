import { defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { leadField, pageTitleField } from '../heading-fields.ts'

export const pageHeader = defineSection({
  name: 'pageHeader',
  title: 'Page header',
  description: 'The top of an inner page; the trail of links to it is made from its address.',
  purpose: 'opening',
  french: {
    'Page header': 'En-tête de page',
    'The top of an inner page; the trail of links to it is made from its address.':
      'Le haut d’une page intérieure ; son fil d’Ariane se forme d’après l’adresse.',
    'The number beside the heading.': 'Le chiffre à côté du titre.',
    'Under the introduction; may stay empty.': 'Sous l’introduction ; peut rester vide.',
  },
  fields: [
    pageTitleField,
    leadField,
    defineField({
      name: 'action',
      title: 'Button',
      type: 'link',
      description: 'Under the introduction; may stay empty.',
    }),
    defineField({
      name: 'figure',
      title: 'Figure',
      type: 'figure',
      description: 'The number beside the heading.',
    }),
  ],
})
