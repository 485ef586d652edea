import { defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { leadField, titleField } from '../heading-fields.ts'

export const lanyard = defineSection({
  name: 'lanyard',
  title: 'Badge on a lanyard',
  description:
    'Somebody from the agency beside their badge, which hangs from the top and can be pulled.',
  purpose: 'trust',
  french: {
    'Badge on a lanyard': 'Badge au bout d’un cordon',
    'Somebody from the agency beside their badge, which hangs from the top and can be pulled.':
      'Une personne de l’agence à côté de son badge, suspendu en haut et que l’on peut tirer.',
    'Whose badge it is': 'À qui est le badge',
    'Name, role and year come from the document of this person.':
      'Le nom, la fonction et l’année viennent du document de cette personne.',
  },
  fields: [
    titleField,
    leadField,
    defineField({
      name: 'person',
      title: 'Whose badge it is',
      type: 'reference',
      description: 'Name, role and year come from the document of this person.',
      to: [{ type: 'person' }],
      validation: (rule) => rule.required(),
    }),
  ],
})
