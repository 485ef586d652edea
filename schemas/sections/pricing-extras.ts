import { defineArrayMember, defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { titleField } from '../heading-fields.ts'
import { requiredText } from '../validation/translations.ts'

export const pricingExtras = defineSection({
  name: 'pricingExtras',
  title: 'More offers',
  description: 'Further plans, folded away until a visitor opens them, or open from the start.',
  purpose: 'offers',
  french: {
    'More offers': 'Autres offres',
    'Further plans, folded away until a visitor opens them, or open from the start.':
      'D’autres offres, repliées jusqu’à ce qu’on les ouvre, ou ouvertes d’emblée.',
    'Open from the start': 'Ouverte d’emblée',
    'Where these plans are what the page is about.': 'Là où ces offres sont le sujet de la page.',
    'Line to open': 'Ligne à ouvrir',
    'What visitors press to see the offers.': 'Ce sur quoi l’on clique pour voir les offres.',
    Groups: 'Groupes',
    'Plans that belong together, from top to bottom.':
      'Les offres qui vont ensemble, de haut en bas.',
  },
  fields: [
    titleField,
    defineField({
      name: 'summary',
      title: 'Line to open',
      type: 'localeString',
      description: 'What visitors press to see the offers.',
      validation: requiredText,
    }),
    defineField({
      name: 'unfolded',
      title: 'Open from the start',
      type: 'boolean',
      description: 'Where these plans are what the page is about.',
      initialValue: false,
    }),
    defineField({
      name: 'groups',
      title: 'Groups',
      type: 'array',
      description: 'Plans that belong together, from top to bottom.',
      of: [defineArrayMember({ type: 'planGroup' })],
      validation: (rule) => rule.required().min(1),
    }),
  ],
})
