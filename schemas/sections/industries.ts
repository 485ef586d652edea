import { defineArrayMember, defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { leadField, titleField } from '../heading-fields.ts'

export const industries = defineSection({
  name: 'industries',
  title: 'Industries',
  description: 'The lines of business the agency knows, each with its picture and two sentences.',
  purpose: 'trust',
  french: {
    Industries: 'Secteurs',
    'The lines of business the agency knows, each with its picture and two sentences.':
      'Les activités que l’agence connaît, chacune avec son image et deux phrases.',
    'In the order they are shown. Eight fill two rows of four.':
      'Dans l’ordre où ils sont montrés. Huit remplissent deux rangées de quatre.',
  },
  fields: [
    titleField,
    leadField,
    defineField({
      name: 'industries',
      title: 'Industries',
      type: 'array',
      description: 'In the order they are shown. Eight fill two rows of four.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'industry' }] })],
      validation: (rule) => rule.required().min(1).unique(),
    }),
  ],
})
