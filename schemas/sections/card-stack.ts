import { defineArrayMember, defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { leadField, titleField } from '../heading-fields.ts'

export const cardStack = defineSection({
  name: 'cardStack',
  title: 'Stack of cards',
  description:
    'Cards on a pile, the next one on top every four seconds; a plain list on small screens.',
  purpose: 'trust',
  french: {
    'Stack of cards': 'Pile de fiches',
    'Cards on a pile, the next one on top every four seconds; a plain list on small screens.':
      'Des fiches en pile, la suivante passe dessus toutes les quatre secondes ; une simple liste sur petit écran.',
    'Two to eight, the first one on top.': 'De deux à huit, la première dessus.',
  },
  fields: [
    titleField,
    leadField,
    defineField({
      name: 'cards',
      title: 'Cards',
      type: 'array',
      description: 'Two to eight, the first one on top.',
      of: [defineArrayMember({ type: 'card' })],
      validation: (rule) => rule.required().min(2).max(8),
    }),
  ],
})
