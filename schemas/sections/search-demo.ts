import { defineArrayMember, defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { leadField, titleField } from '../heading-fields.ts'
import { climbs } from '../validation/positions.ts'
import { requiredText } from '../validation/translations.ts'

export const searchDemo = defineSection({
  name: 'searchDemo',
  title: 'Search demonstration',
  description: 'A search is typed, and a client’s result climbs to its place on a map.',
  purpose: 'offers',
  french: {
    'Search demonstration': 'Démonstration de recherche',
    'A search is typed, and a client’s result climbs to its place on a map.':
      'Une recherche se tape, et le résultat d’un client monte jusqu’à sa place sur une carte.',
    'Search words': 'Mots cherchés',
    'As people type them; what a client has reached, with its own town. {city} stands for the town of the page, or else of the client.':
      'Comme on les tape ; ce qu’un client a atteint, avec sa propre ville. {city} est remplacé par la ville de la page, sinon par celle du client.',
    'Whose result climbs.': 'Celui dont le résultat monte.',
    'Title of the result': 'Titre du résultat',
    'As a list of results would show it. {city} may stand here too.':
      'Comme une liste de résultats le montrerait. {city} peut y figurer aussi.',
    'Text of the result': 'Texte du résultat',
    'One or two short sentences.': 'Une ou deux phrases courtes.',
    'Other results': 'Autres résultats',
    'Up to two titles that end up below it. No names of real firms.':
      'Jusqu’à deux titres qui finissent en dessous. Aucun nom d’entreprise réelle.',
    Positions: 'Positions',
    'From where it starts to where it ends, one to six: 38, 24, 11, 6, 1.':
      'Du départ à l’arrivée, une à six : 38, 24, 11, 6, 1.',
    Duration: 'Durée',
    'How long it took, such as "6 months"; may stay empty.':
      'Le temps qu’il a fallu, par exemple « 6 mois » ; peut rester vide.',
  },
  fields: [
    titleField,
    leadField,
    defineField({
      name: 'query',
      title: 'Search words',
      type: 'localeString',
      description:
        'As people type them; what a client has reached, with its own town. {city} stands for the town of the page, or else of the client.',
      validation: requiredText,
    }),
    defineField({
      name: 'client',
      title: 'Client',
      type: 'reference',
      description: 'Whose result climbs.',
      to: [{ type: 'client' }],
    }),
    defineField({
      name: 'result',
      title: 'Title of the result',
      type: 'localeString',
      description: 'As a list of results would show it. {city} may stand here too.',
      validation: requiredText,
    }),
    defineField({
      name: 'text',
      title: 'Text of the result',
      type: 'localeText',
      description: 'One or two short sentences.',
    }),
    defineField({
      name: 'others',
      title: 'Other results',
      type: 'array',
      description: 'Up to two titles that end up below it. No names of real firms.',
      of: [defineArrayMember({ type: 'localeString', validation: requiredText })],
      validation: (rule) => rule.max(2),
    }),
    defineField({
      name: 'positions',
      title: 'Positions',
      type: 'array',
      description: 'From where it starts to where it ends, one to six: 38, 24, 11, 6, 1.',
      of: [
        defineArrayMember({
          type: 'number',
          validation: (rule) => rule.integer().min(1).max(999),
        }),
      ],
      validation: (rule) => [rule.required().min(1).max(6), rule.custom(climbs)],
    }),
    defineField({
      name: 'duration',
      title: 'Duration',
      type: 'localeString',
      description: 'How long it took, such as "6 months"; may stay empty.',
    }),
  ],
})
