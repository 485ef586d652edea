import { defineArrayMember, defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { leadField, titleField } from '../heading-fields.ts'

export const gallery = defineSection({
  name: 'gallery',
  title: 'Gallery',
  description: 'Images with captions, side by side.',
  purpose: 'trust',
  french: {
    Gallery: 'Galerie',
    'Images with captions, side by side.': 'Des images avec leurs légendes, côte à côte.',
    Images: 'Images',
    'In the order they are shown, 24 at most.': 'Dans l’ordre d’affichage, 24 au plus.',
  },
  fields: [
    titleField,
    leadField,
    defineField({
      name: 'images',
      title: 'Images',
      type: 'array',
      description: 'In the order they are shown, 24 at most.',
      of: [defineArrayMember({ type: 'galleryImage' })],
      options: { layout: 'grid' },
      validation: (rule) => rule.required().min(1).max(24),
    }),
  ],
})
