import { defineArrayMember, defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { leadField, titleField } from '../heading-fields.ts'

export const bento = defineSection({
  name: 'bento',
  title: 'Bento',
  description: 'Up to six coloured cells of different sizes, each with a drawing of what it says.',
  purpose: 'offers',
  french: {
    Bento: 'Bento',
    'Up to six coloured cells of different sizes, each with a drawing of what it says.':
      'Jusqu’à six cases colorées de tailles différentes, chacune avec le dessin de ce qu’elle dit.',
    'Six fill the board; fewer stand side by side.':
      'Six remplissent le tableau ; moins se rangent côte à côte.',
  },
  fields: [
    titleField,
    leadField,
    defineField({
      name: 'cells',
      title: 'Cells',
      type: 'array',
      description: 'Six fill the board; fewer stand side by side.',
      of: [defineArrayMember({ type: 'bentoCell' })],
      validation: (rule) => rule.required().min(2).max(6),
    }),
  ],
})
