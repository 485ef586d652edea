import { defineField, defineType } from '@sanity/types'
import { requiredText } from '../validation/translations.ts'

export const job = defineType({
  name: 'job',
  title: 'Job',
  type: 'document',
  description: 'A position on the careers page.',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'localeString',
      description: 'The position, with the share of full time if it matters.',
      validation: requiredText,
    }),
    defineField({
      name: 'team',
      title: 'Team',
      type: 'localeString',
      description: 'Such as "Design".',
      validation: requiredText,
    }),
    defineField({
      name: 'location',
      title: 'Place',
      type: 'localeString',
      description: 'A town, or "remote".',
      validation: requiredText,
    }),
    defineField({
      name: 'open',
      title: 'Open for applications',
      type: 'boolean',
      description: 'Off: the card stays on the page and its button cannot be pressed.',
      initialValue: false,
    }),
    defineField({
      name: 'link',
      title: 'Address of the advertisement',
      type: 'url',
      description: 'On the site where people apply.',
      validation: (rule) => rule.uri({ scheme: ['https'] }),
    }),
    defineField({
      name: 'order',
      title: 'Position',
      type: 'number',
      description: 'Changed by dragging in the list.',
      hidden: true,
      validation: (rule) => rule.integer().min(0),
    }),
  ],
  preview: {
    select: { fr: 'title.fr', en: 'title.en', open: 'open' },
    prepare: ({ fr, en, open }) => ({
      title: fr ?? en ?? 'Job without a title',
      subtitle: open ? 'Open' : 'Closed',
    }),
  },
})
