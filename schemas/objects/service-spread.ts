import { defineArrayMember, defineField, defineType } from '@sanity/types'

export const serviceSpread = defineType({
  name: 'serviceSpread',
  title: 'Spread',
  type: 'object',
  description: 'One service shown large, or a few that are sold together.',
  fields: [
    defineField({
      name: 'services',
      title: 'Services',
      type: 'array',
      description:
        'Usually one. The first gives the spread its texts, its figure and its place name.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'service' }] })],
      validation: (rule) => rule.required().min(1).max(3).unique(),
    }),
    defineField({
      name: 'title',
      title: 'Title',
      type: 'localeString',
      description: 'Empty: the title of the first service.',
    }),
    defineField({
      name: 'label',
      title: 'In the index',
      type: 'localeString',
      description: 'Two or three words. Empty: the first service as the menu calls it.',
    }),
    defineField({
      name: 'sub',
      title: 'Subtitle',
      type: 'localeString',
      description: 'Empty: the subtitle of the first service.',
    }),
    defineField({
      name: 'desc',
      title: 'Description',
      type: 'localeText',
      description: '40 to 70 words. Empty: the description of the first service.',
    }),
  ],
  preview: {
    select: {
      fr: 'title.fr',
      en: 'title.en',
      first: 'services.0.title.fr',
      path: 'services.0.path',
    },
    prepare: ({ fr, en, first, path }) => ({
      title: fr ?? en ?? first ?? 'Spread without a service',
      subtitle: path,
    }),
  },
})
