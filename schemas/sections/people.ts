import { defineSection } from '../define-section.ts'
import { leadField, titleField } from '../heading-fields.ts'

export const people = defineSection({
  name: 'people',
  title: 'People',
  description:
    'Everybody who has a document under “People”, each on a card, in the order given there.',
  purpose: 'trust',
  french: {
    People: 'Équipe',
    'Everybody who has a document under “People”, each on a card, in the order given there.':
      'Toutes les personnes de la liste « Équipe », chacune sur une fiche, dans l’ordre de cette liste.',
  },
  fields: [titleField, leadField],
})
