import { defineField, defineType } from '@sanity/types'
import { chosen, describedImage } from '../validation/image.ts'
import { framing } from './framing.ts'

export const textImage = defineType({
  name: 'textImage',
  title: 'Image',
  type: 'image',
  description: 'An image between two paragraphs.',
  options: { hotspot: framing },
  validation: (rule) => rule.custom(chosen()),
  fields: [
    defineField({
      name: 'alt',
      title: 'What the image shows',
      type: 'string',
      description: 'Read aloud to people who cannot see it, in the language of this text.',
      validation: (rule) => rule.custom(describedImage),
    }),
    defineField({
      name: 'caption',
      title: 'Caption',
      type: 'string',
      description: 'Printed under the image, in the language of this text. May stay empty.',
    }),
  ],
  preview: {
    select: { alt: 'alt', subtitle: 'caption', media: 'asset' },
    prepare: ({ alt, subtitle, media }) => ({
      title: alt ?? (media ? 'Image without a description' : 'No image yet'),
      subtitle,
      media,
    }),
  },
})
