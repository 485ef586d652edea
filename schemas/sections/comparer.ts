import { defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { leadField, titleField } from '../heading-fields.ts'
import { siteField } from '../site-field.ts'

export const comparer = defineSection({
  name: 'comparer',
  title: 'Before and after',
  description:
    'Two pictures of one site, parted by a pole that visitors drag; below them what has changed, in figures.',
  purpose: 'trust',
  french: {
    'Before and after': 'Avant et après',
    'Two pictures of one site, parted by a pole that visitors drag; below them what has changed, in figures.':
      'Deux images d’un même site, séparées par un poteau que le visiteur déplace ; dessous, ce qui a changé, en chiffres.',
    Before: 'Avant',
    After: 'Après',
    'The old site, 1,325 by 598 pixels or the same shape.':
      'L’ancien site, 1325 sur 598 pixels ou la même forme.',
    'The new site, of the same shape. With one picture alone there is nothing to drag.':
      'Le nouveau site, de la même forme. Avec une seule image, il n’y a rien à déplacer.',
    'After, on a narrow screen': 'Après, sur un écran étroit',
    'The new site on telephones and tablets, 780 by 1,036 pixels or the same shape: what matters stands high up, in the right half. Without it the picture above is cut at its left.':
      'Le nouveau site sur téléphones et tablettes, 780 sur 1036 pixels ou la même forme : l’important se trouve en haut, dans la moitié droite. Sans elle, l’image ci-dessus est coupée à gauche.',
    'Sign of the old site': 'Panneau de l’ancien site',
    'Sign of the new site': 'Panneau du nouveau site',
    'Short, such as the year.': 'Bref, par exemple l’année.',
    'Figures of': 'Chiffres de',
    'The case study whose figures stand below; may stay empty.':
      'L’étude de cas dont les chiffres figurent dessous ; peut rester vide.',
  },
  fields: [
    titleField,
    leadField,
    defineField({
      name: 'before',
      title: 'Before',
      type: 'localeImage',
      description: 'The old site, 1,325 by 598 pixels or the same shape.',
    }),
    defineField({
      name: 'after',
      title: 'After',
      type: 'localeImage',
      description:
        'The new site, of the same shape. With one picture alone there is nothing to drag.',
    }),
    defineField({
      name: 'afterNarrow',
      title: 'After, on a narrow screen',
      type: 'localeImage',
      description:
        'The new site on telephones and tablets, 780 by 1,036 pixels or the same shape: what matters stands high up, in the right half. Without it the picture above is cut at its left.',
    }),
    defineField({
      name: 'beforeSign',
      title: 'Sign of the old site',
      type: 'localeString',
      description: 'Short, such as the year.',
    }),
    defineField({
      name: 'afterSign',
      title: 'Sign of the new site',
      type: 'localeString',
      description: 'Short, such as the year.',
    }),
    siteField,
    defineField({
      name: 'study',
      title: 'Figures of',
      type: 'reference',
      description: 'The case study whose figures stand below; may stay empty.',
      to: [{ type: 'caseStudy' }],
    }),
  ],
})
