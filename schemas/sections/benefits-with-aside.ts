import { defineArrayMember, defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { leadField, titleField } from '../heading-fields.ts'

export const benefitsWithAside = defineSection({
  name: 'benefitsWithAside',
  title: 'Benefits beside a plate',
  description: 'Benefits ruled like a timetable; beside them a plate that stays in sight.',
  purpose: 'offers',
  french: {
    'Benefits beside a plate': 'Avantages à côté d’un panneau',
    'Benefits ruled like a timetable; beside them a plate that stays in sight.':
      'Des avantages en lignes, comme un horaire ; à côté, un panneau qui reste en vue.',
    Benefits: 'Avantages',
    'Two to eight; the figure of each stands in the first column.':
      'De deux à huit ; le chiffre de chacun figure dans la première colonne.',
    'Heading on the plate': 'Titre du panneau',
    'A few words; empty, there is no plate.': 'Quelques mots ; vide, il n’y a pas de panneau.',
    'Text on the plate': 'Texte du panneau',
    'Figure on the plate': 'Chiffre du panneau',
    'Large, under the text.': 'En grand, sous le texte.',
    'Button on the plate': 'Bouton du panneau',
    'What to do next.': 'L’étape suivante.',
  },
  fields: [
    titleField,
    leadField,
    defineField({
      name: 'benefits',
      title: 'Benefits',
      type: 'array',
      description: 'Two to eight; the figure of each stands in the first column.',
      of: [defineArrayMember({ type: 'card' })],
      validation: (rule) => rule.required().min(2).max(8),
    }),
    defineField({
      name: 'asideTitle',
      title: 'Heading on the plate',
      type: 'localeString',
      description: 'A few words; empty, there is no plate.',
    }),
    defineField({
      name: 'asideText',
      title: 'Text on the plate',
      type: 'localeText',
      description: 'One or two sentences.',
    }),
    defineField({
      name: 'figure',
      title: 'Figure on the plate',
      type: 'figure',
      description: 'Large, under the text.',
    }),
    defineField({
      name: 'link',
      title: 'Button on the plate',
      type: 'link',
      description: 'What to do next.',
    }),
  ],
})
