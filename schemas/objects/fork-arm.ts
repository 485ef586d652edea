import { defineField, defineType } from '@sanity/types'
import { requiredText } from '../validation/translations.ts'
import { requiredLink } from './link-target.ts'

export const forkArm = defineType({
  name: 'forkArm',
  title: 'Large sign',
  type: 'object',
  description: 'One of two ways to go on.',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'localeString',
      description: 'What the visitor wants, in two to four words.',
      validation: requiredText,
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'localeText',
      description: 'For whom this way is, in a sentence.',
      validation: requiredText,
    }),
    defineField({
      name: 'figure',
      title: 'Figure',
      type: 'figure',
      description: 'A price or a duration; may stay empty.',
    }),
    defineField({
      name: 'link',
      title: 'Link',
      type: 'link',
      description: 'The whole sign is the link; its text is read after the title.',
      validation: requiredLink,
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'localeImage',
      description: 'Under the sign, in a window: 1,200 by 750 pixels or the same shape.',
    }),
  ],
  preview: {
    select: { fr: 'title.fr', en: 'title.en', media: 'picture' },
    prepare: ({ fr, en, media }) => ({ title: fr ?? en ?? 'Sign without a title', media }),
  },
})
