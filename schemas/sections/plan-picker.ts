import { defineArrayMember, defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { leadField, titleField } from '../heading-fields.ts'
import { privacyFields } from '../privacy-fields.ts'

export const planPicker = defineSection({
  name: 'planPicker',
  title: 'Plans to choose, with a form',
  description: 'Hosting plans as cards; the one a visitor chooses stands beside a short form.',
  purpose: 'contact',
  french: {
    'Plans to choose, with a form': 'Choix d’une offre, avec formulaire',
    'Hosting plans as cards; the one a visitor chooses stands beside a short form.':
      'Des offres d’hébergement en fiches ; celle que choisit le visiteur se place à côté d’un court formulaire.',
    'Two to four, in the order they are shown.': 'De deux à quatre, dans l’ordre d’affichage.',
  },
  fields: [
    titleField,
    leadField,
    defineField({
      name: 'plans',
      title: 'Plans',
      type: 'array',
      description: 'Two to four, in the order they are shown.',
      of: [
        defineArrayMember({
          type: 'reference',
          to: [{ type: 'plan' }],
          options: { filter: 'family == "hosting"' },
        }),
      ],
      validation: (rule) => rule.required().min(2).max(4).unique(),
    }),
    ...privacyFields,
  ],
})
