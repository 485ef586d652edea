import { defineArrayMember, defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { leadField, titleField } from '../heading-fields.ts'

export const seoPacks = defineSection({
  name: 'seoPacks',
  title: 'SEO packs',
  description: 'Packs that are paid once, side by side.',
  purpose: 'offers',
  french: {
    'SEO packs': 'Packs SEO',
    'Packs that are paid once, side by side.': 'Des packs payés une fois, côte à côte.',
    Packs: 'Packs',
    'Four at the most, from left to right.': 'Quatre au plus, de gauche à droite.',
  },
  fields: [
    titleField,
    leadField,
    defineField({
      name: 'plans',
      title: 'Packs',
      type: 'array',
      description: 'Four at the most, from left to right.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'plan' }] })],
      validation: (rule) => rule.required().min(1).max(4).unique(),
    }),
    defineField({
      name: 'action',
      title: 'Link',
      type: 'link',
      description: 'Leads to the page that says more.',
    }),
  ],
})
