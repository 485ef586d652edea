import { defineArrayMember, defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { leadField, titleField } from '../heading-fields.ts'
import { cellsForEachPlan, cellsOfColumns } from '../validation/timetable.ts'
import { requiredText } from '../validation/translations.ts'

export const planTimetable = defineSection({
  name: 'planTimetable',
  title: 'Timetable of plans',
  description:
    'Plans side by side with what each includes, and the switch between monthly and yearly prices.',
  purpose: 'offers',
  french: {
    'Timetable of plans': 'Tableau des offres',
    'Plans side by side with what each includes, and the switch between monthly and yearly prices.':
      'Les offres côte à côte avec ce qu’elles comprennent, et le choix entre prix mensuels et annuels.',
    'The columns, from left to right.': 'Les colonnes, de gauche à droite.',
    Rows: 'Lignes',
    'What is compared, from top to bottom.': 'Ce que l’on compare, de haut en bas.',
    'All plans include': 'Toutes les offres comprennent',
    'Short lines, one for each thing that comes with every plan.':
      'Des lignes brèves, une pour chaque prestation commune.',
    'Heading of the limited offer': 'Titre de l’offre limitée',
    'Stands over the gifts of the plans.': 'Figure au-dessus des cadeaux des offres.',
    'Link under the plans': 'Lien sous les offres',
    'Usually to the contact section: /pricing#contact.':
      'D’ordinaire vers la section de contact : /pricing#contact.',
  },
  fields: [
    titleField,
    leadField,
    defineField({
      name: 'plans',
      title: 'Plans',
      type: 'array',
      description: 'The columns, from left to right.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'plan' }] })],
      validation: (rule) => [
        rule.required().min(2).max(4).unique(),
        rule.custom(cellsForEachPlan).warning(),
      ],
    }),
    defineField({
      name: 'rows',
      title: 'Rows',
      type: 'array',
      description: 'What is compared, from top to bottom.',
      of: [defineArrayMember({ type: 'timetableRow' })],
      validation: (rule) => [rule.required().min(1), rule.custom(cellsOfColumns).warning()],
    }),
    defineField({
      name: 'included',
      title: 'All plans include',
      type: 'array',
      description: 'Short lines, one for each thing that comes with every plan.',
      of: [defineArrayMember({ type: 'localeString', validation: requiredText })],
    }),
    defineField({
      name: 'giftTitle',
      title: 'Heading of the limited offer',
      type: 'localeString',
      description: 'Stands over the gifts of the plans.',
      validation: requiredText,
    }),
    defineField({
      name: 'action',
      title: 'Link under the plans',
      type: 'link',
      description: 'Usually to the contact section: /pricing#contact.',
    }),
  ],
})
