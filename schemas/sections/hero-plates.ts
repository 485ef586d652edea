import { defineArrayMember, defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { pageTitleField } from '../heading-fields.ts'
import { requiredText } from '../validation/translations.ts'

export const heroPlates = defineSection({
  name: 'heroPlates',
  title: 'Opening with plates',
  description: 'The top of the landing page: a promise, and signs that lead to the services.',
  purpose: 'opening',
  french: {
    'Opening with plates': 'Ouverture avec panneaux',
    'The top of the landing page: a promise, and signs that lead to the services.':
      'Le haut de la page d’accueil : une promesse, et des panneaux qui mènent aux services.',
    'Small line above': 'Petite ligne du dessus',
    'A few words over the heading.': 'Quelques mots au-dessus du titre.',
    'The first one is shown as the main button.': 'Le premier devient le bouton principal.',
    Plates: 'Panneaux',
    'The signs on the pole, from top to bottom.': 'Les panneaux du poteau, de haut en bas.',
  },
  fields: [
    defineField({
      name: 'eyebrow',
      title: 'Small line above',
      type: 'localeString',
      description: 'A few words over the heading.',
    }),
    pageTitleField,
    defineField({
      name: 'lead',
      title: 'Introduction',
      type: 'localeText',
      description: 'One or two sentences under the heading.',
      validation: requiredText,
    }),
    defineField({
      name: 'actions',
      title: 'Links',
      type: 'array',
      description: 'The first one is shown as the main button.',
      of: [defineArrayMember({ type: 'link' })],
      validation: (rule) => rule.max(3),
    }),
    defineField({
      name: 'plates',
      title: 'Plates',
      type: 'array',
      description: 'The signs on the pole, from top to bottom.',
      of: [defineArrayMember({ type: 'plate' })],
      validation: (rule) => rule.required().min(1).max(7),
    }),
  ],
})
