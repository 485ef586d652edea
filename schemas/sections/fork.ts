import { defineArrayMember, defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { leadField } from '../heading-fields.ts'
import { requiredText } from '../validation/translations.ts'

export const fork = defineSection({
  name: 'fork',
  title: 'Fork',
  description:
    'The top of a page that asks for a choice: two large signs on one pole, pointing opposite ways.',
  purpose: 'opening',
  french: {
    Fork: 'Bifurcation',
    'The top of a page that asks for a choice: two large signs on one pole, pointing opposite ways.':
      'Le haut d’une page qui fait choisir : deux grands panneaux sur un poteau, tournés chacun de son côté.',
    Signs: 'Panneaux',
    'The first points to the left, the second to the right.':
      'Le premier pointe à gauche, le second à droite.',
  },
  fields: [
    defineField({
      name: 'title',
      title: 'Heading',
      type: 'localeText',
      description: 'The main heading of the page. Line breaks are kept.',
      validation: requiredText,
    }),
    leadField,
    defineField({
      name: 'arms',
      title: 'Signs',
      type: 'array',
      description: 'The first points to the left, the second to the right.',
      of: [defineArrayMember({ type: 'forkArm' })],
      validation: (rule) => rule.required().length(2),
    }),
  ],
})
