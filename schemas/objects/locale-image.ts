import { defineField, defineType } from '@sanity/types'
import { describedImage } from '../validation/image.ts'
import { writtenEverywhere } from '../validation/translations.ts'
import { framing } from './framing.ts'

export const localeImage = defineType({
  name: 'localeImage',
  title: 'Image',
  type: 'image',
  description: 'One image for both languages, described in both.',
  options: { hotspot: framing },
  fields: [
    defineField({
      name: 'alt',
      title: 'What the image shows',
      type: 'localeString',
      description: 'Read aloud to people who cannot see the image.',
      validation: (rule) => [rule.custom(describedImage), rule.custom(writtenEverywhere).warning()],
    }),
  ],
})
