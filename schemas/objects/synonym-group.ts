import { defineField, defineType } from '@sanity/types'

export const synonymGroup = defineType({
  name: 'synonymGroup',
  title: 'Words that mean the same',
  type: 'object',
  description: 'One meaning, in all the words visitors have for it.',
  fields: [
    defineField({
      name: 'words',
      title: 'Words',
      type: 'localeString',
      description:
        'Separated by commas, the one your pages use first: online shop, e-shop, web shop.',
    }),
  ],
  preview: {
    select: { fr: 'words.fr', en: 'words.en' },
    prepare: ({ fr, en }) => ({ title: fr ?? en ?? 'No words yet', subtitle: en }),
  },
})
