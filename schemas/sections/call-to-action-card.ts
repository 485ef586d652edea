import { defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { titleField } from '../heading-fields.ts'
import { requiredLink } from '../objects/link-target.ts'
import { requiredText } from '../validation/translations.ts'

export const callToActionCard = defineSection({
  name: 'callToActionCard',
  title: 'Card with an invitation',
  description: 'One offer, a figure and a link.',
  purpose: 'contact',
  french: {
    'Card with an invitation': 'Carte d’invitation',
    'One offer, a figure and a link.': 'Une offre, un chiffre et un lien.',
    'Why to follow the link.': 'Pourquoi suivre le lien.',
    'Where the card leads.': 'Où mène la carte.',
    'The number on the card.': 'Le chiffre sur la carte.',
  },
  fields: [
    titleField,
    defineField({
      name: 'text',
      title: 'Text',
      type: 'localeText',
      description: 'Why to follow the link.',
      validation: requiredText,
    }),
    defineField({
      name: 'link',
      title: 'Link',
      type: 'link',
      description: 'Where the card leads.',
      validation: requiredLink,
    }),
    defineField({
      name: 'figure',
      title: 'Figure',
      type: 'figure',
      description: 'The number on the card.',
    }),
  ],
})
