import { defineField, defineType } from '@sanity/types'
import { requiredText } from '../validation/translations.ts'

export const card = defineType({
  name: 'card',
  title: 'Card',
  type: 'object',
  description: 'A heading with a sentence or two, and a picture or an icon.',
  fields: [
    defineField({
      name: 'title',
      title: 'Heading',
      type: 'localeString',
      description: 'A few words.',
      validation: requiredText,
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'localeText',
      description: 'One or two sentences.',
    }),
    defineField({
      name: 'icon',
      title: 'Icon',
      type: 'icon',
      description: 'Stands above the heading where there is no picture.',
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'localeImage',
      description:
        'Takes the place of the icon. 1,200 by 750 pixels or the same shape; upright ones 900 by 1,020.',
    }),
    defineField({
      name: 'figure',
      title: 'Figure',
      type: 'figure',
      description: 'A price or a number beside the heading.',
    }),
    defineField({
      name: 'link',
      title: 'Link',
      type: 'link',
      description: 'Leads to the page that says more.',
    }),
  ],
  preview: {
    select: { fr: 'title.fr', en: 'title.en', media: 'picture' },
    prepare: ({ fr, en, media }) => ({ title: fr ?? en ?? 'Card without a heading', media }),
  },
})
