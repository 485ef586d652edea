import { defineArrayMember, defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { leadField, titleField } from '../heading-fields.ts'
import { siteField } from '../site-field.ts'

export const siteStages = defineSection({
  name: 'siteStages',
  title: 'From plan to page',
  description: 'A browser window in which a page is drawn over its plan, stage by stage.',
  purpose: 'offers',
  french: {
    'From plan to page': 'Du plan à la page',
    'A browser window in which a page is drawn over its plan, stage by stage.':
      'Une fenêtre de navigateur où une page se dessine sur son plan, étape par étape.',
    Stages: 'Étapes',
    'Two or three, from the plan to the page. Their pictures lie over each other.':
      'Deux ou trois, du plan à la page. Leurs images se superposent.',
    Sign: 'Panneau',
    'On the yellow sign at the last stage, such as "Online".':
      'Sur le panneau jaune de la dernière étape, par exemple « En ligne ».',
    'Figure of the sign': 'Chiffre du panneau',
    'Such as "17 days"; may stay empty.': 'Par exemple « 17 j » ; peut rester vide.',
  },
  fields: [
    titleField,
    leadField,
    siteField,
    defineField({
      name: 'stages',
      title: 'Stages',
      type: 'array',
      description: 'Two or three, from the plan to the page. Their pictures lie over each other.',
      of: [defineArrayMember({ type: 'siteStage' })],
      validation: (rule) => rule.required().min(2).max(3),
    }),
    defineField({
      name: 'sign',
      title: 'Sign',
      type: 'localeString',
      description: 'On the yellow sign at the last stage, such as "Online".',
    }),
    defineField({
      name: 'figure',
      title: 'Figure of the sign',
      type: 'localeString',
      description: 'Such as "17 days"; may stay empty.',
    }),
  ],
})
