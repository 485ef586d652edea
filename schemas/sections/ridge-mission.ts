import { defineArrayMember, defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { requiredText } from '../validation/translations.ts'

export const ridgeMission = defineSection({
  name: 'ridgeMission',
  title: 'Mission over a ridge',
  description:
    'The top of a page: what the agency is for, over a ridge with a sign on each summit.',
  purpose: 'opening',
  french: {
    'Mission over a ridge': 'Mission sur une crête',
    'The top of a page: what the agency is for, over a ridge with a sign on each summit.':
      'Le haut d’une page : à quoi sert l’agence, au-dessus d’une crête avec un panneau par sommet.',
    'The main heading of the page, small, above the mission.':
      'Le titre principal de la page, en petit au-dessus de la mission.',
    Mission: 'Mission',
    'Two or three sentences, set large.': 'Deux ou trois phrases, en grand.',
    Milestones: 'Jalons',
    'From the first to the last, one on each summit. Up to six.':
      'Du premier au dernier, un par sommet. Six au plus.',
  },
  fields: [
    defineField({
      name: 'title',
      title: 'Heading',
      type: 'localeString',
      description: 'The main heading of the page, small, above the mission.',
      validation: requiredText,
    }),
    defineField({
      name: 'mission',
      title: 'Mission',
      type: 'localeText',
      description: 'Two or three sentences, set large.',
      validation: requiredText,
    }),
    defineField({
      name: 'milestones',
      title: 'Milestones',
      type: 'array',
      description: 'From the first to the last, one on each summit. Up to six.',
      of: [defineArrayMember({ type: 'milestone' })],
      validation: (rule) => rule.max(6),
    }),
  ],
})
