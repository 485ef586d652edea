import { defineArrayMember, defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { leadField, titleField } from '../heading-fields.ts'

export const servicesList = defineSection({
  name: 'servicesList',
  title: 'List of services',
  description: 'Services as a ruled list, each with its text, its figure and its link.',
  purpose: 'offers',
  french: {
    'List of services': 'Liste de services',
    'Services as a ruled list, each with its text, its figure and its link.':
      'Les services en liste, séparés par des filets, chacun avec son texte, son chiffre et son lien.',
  },
  fields: [
    titleField,
    leadField,
    defineField({
      name: 'services',
      title: 'Services',
      type: 'array',
      description: 'In the order they are shown.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'service' }] })],
      validation: (rule) => rule.required().min(1).unique(),
    }),
  ],
})
