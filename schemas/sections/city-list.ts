import { defineSection } from '../define-section.ts'
import { leadField, titleField } from '../heading-fields.ts'

export const cityList = defineSection({
  name: 'cityList',
  title: 'Towns by canton',
  description: 'Links to the pages of all towns, grouped by canton. A new town joins by itself.',
  purpose: 'offers',
  french: {
    'Towns by canton': 'Villes par canton',
    'Links to the pages of all towns, grouped by canton. A new town joins by itself.':
      'Les liens vers les pages de toutes les villes, par canton. Une nouvelle ville s’y ajoute d’elle-même.',
  },
  fields: [titleField, leadField],
})
