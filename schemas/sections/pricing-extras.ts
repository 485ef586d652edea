import { defineArrayMember, defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { requiredText } from '../validation/translations.ts'

export const pricingExtras = defineSection({
  name: 'pricingExtras',
  title: 'More offers',
  description: 'Further plans, folded away until a visitor opens them, or open from the start.',
  fields: [
    defineField({
      name: 'title',
      title: 'Heading',
      type: 'localeString',
      description: 'The heading of the section.',
      validation: requiredText,
    }),
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
