import { defineArrayMember, defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { leadField, titleField } from '../heading-fields.ts'
import { chosen } from '../validation/image.ts'

export const badgeRing = defineSection({
  name: 'badgeRing',
  title: 'Ring of badges',
  description:
    'A letter under construction in a ring of badges, three of them in colour at a time.',
  purpose: 'trust',
  french: {
    'Ring of badges': 'Ronde d’écussons',
    'A letter under construction in a ring of badges, three of them in colour at a time.':
      'Une lettre en construction dans une ronde d’écussons, dont trois en couleur à la fois.',
    'On a plate under the introduction.': 'Sur un panneau sous l’introduction.',
    'The number on the plate.': 'Le chiffre du panneau.',
    Colours: 'Couleurs',
    'The firm whose colours the ring stands in. Empty: those of the site.':
      'L’entreprise dont la ronde porte les couleurs. Vide : celles du site.',
    'In the middle': 'Au milieu',
    'A drawing without a background, as wide as high; its outer quarter lies under the ring.':
      'Un dessin sans fond, aussi large que haut ; son quart extérieur passe sous la ronde.',
    Badges: 'Écussons',
    'Round drawings with their own background, clockwise from the top. Eight fill the ring.':
      'Des dessins ronds avec leur fond, dans le sens de la montre depuis le haut. Huit remplissent la ronde.',
  },
  fields: [
    titleField,
    leadField,
    defineField({
      name: 'link',
      title: 'Link',
      type: 'link',
      description: 'On a plate under the introduction.',
    }),
    defineField({
      name: 'figure',
      title: 'Figure',
      type: 'figure',
      description: 'The number on the plate.',
    }),
    defineField({
      name: 'client',
      title: 'Colours',
      type: 'reference',
      description: 'The firm whose colours the ring stands in. Empty: those of the site.',
      to: [{ type: 'client' }],
    }),
    defineField({
      name: 'specimen',
      title: 'In the middle',
      type: 'localeImage',
      description:
        'A drawing without a background, as wide as high; its outer quarter lies under the ring.',
    }),
    defineField({
      name: 'badges',
      title: 'Badges',
      type: 'array',
      description:
        'Round drawings with their own background, clockwise from the top. Eight fill the ring.',
      of: [defineArrayMember({ type: 'localeImage', validation: (rule) => rule.custom(chosen()) })],
      options: { layout: 'grid' },
      validation: (rule) => rule.required().min(1).max(8),
    }),
  ],
})
