import { defineField, defineType } from '@sanity/types'
import { chosen } from '../validation/image.ts'
import { requiredText } from '../validation/translations.ts'

export const siteStage = defineType({
  name: 'siteStage',
  title: 'Stage',
  type: 'object',
  description: 'How far the site had come on a day.',
  fields: [
    defineField({
      name: 'title',
      title: 'Name',
      type: 'localeString',
      description: 'Such as "Plan" or "Online".',
      validation: requiredText,
    }),
    defineField({
      name: 'day',
      title: 'Day',
      type: 'localeString',
      description: 'Such as "Day 8"; may stay empty.',
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'localeImage',
      description: 'The same page at each stage, 1,200 by 750 pixels.',
      validation: (rule) => rule.custom(chosen()),
    }),
  ],
  preview: {
    select: { fr: 'title.fr', en: 'title.en', subtitle: 'day.fr', media: 'picture' },
    prepare: ({ fr, en, subtitle, media }) => ({
      title: fr ?? en ?? 'Stage without a name',
      subtitle,
      media,
    }),
  },
})
