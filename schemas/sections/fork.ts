import { defineArrayMember, defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { leadField, pageTitleField } from '../heading-fields.ts'

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
    pageTitleField,
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
