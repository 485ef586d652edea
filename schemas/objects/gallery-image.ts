import { defineField, defineType } from '@sanity/types'
import { chosen } from '../validation/image.ts'

export const galleryImage = defineType({
  name: 'galleryImage',
  title: 'Image with a caption',
  type: 'object',
  description: 'An image and the line under it.',
  fields: [
    defineField({
      name: 'image',
      title: 'Image',
      type: 'localeImage',
      description: 'Shown at 8 to 5; the point marked on it stays in sight.',
      validation: (rule) => rule.custom(chosen()),
    }),
    defineField({
      name: 'caption',
      title: 'Caption',
      type: 'localeString',
      description: 'A line under the image; may stay empty.',
    }),
  ],
  preview: {
    select: { fr: 'caption.fr', en: 'caption.en', media: 'image' },
    prepare: ({ fr, en, media }) => ({ title: fr ?? en ?? 'Image without a caption', media }),
  },
})
