import { defineArrayMember, defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { leadField, titleField } from '../heading-fields.ts'

export const steps = defineSection({
  name: 'steps',
  title: 'Steps',
  description: 'Stations along a trail, in the order they are reached.',
  purpose: 'offers',
  french: {
    Steps: 'Étapes',
    'Stations along a trail, in the order they are reached.':
      'Des stations le long d’un chemin, dans l’ordre où l’on y passe.',
    Stations: 'Stations',
    'In the order they are reached. Up to four stand on one line.':
      'Dans l’ordre où l’on y passe. Jusqu’à quatre tiennent sur une ligne.',
    'How the way is drawn on a large screen. A profile suits up to five stations.':
      'Comment le chemin est dessiné sur grand écran. Un profil convient jusqu’à cinq stations.',
    Trail: 'Sentier',
    'Elevation profile': 'Profil d’altitude',
  },
  fields: [
    titleField,
    leadField,
    defineField({
      name: 'steps',
      title: 'Stations',
      type: 'array',
      description: 'In the order they are reached. Up to four stand on one line.',
      of: [defineArrayMember({ type: 'step' })],
      validation: (rule) => rule.required().min(1),
    }),
    defineField({
      name: 'drawing',
      title: 'Drawing',
      type: 'string',
      description: 'How the way is drawn on a large screen. A profile suits up to five stations.',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Trail', value: 'trail' },
          { title: 'Elevation profile', value: 'profile' },
        ],
      },
      initialValue: 'trail',
    }),
  ],
})
