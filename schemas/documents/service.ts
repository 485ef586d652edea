import { defineField, defineType } from '@sanity/types'
import { orderField } from '../order-field.ts'
import { slugOptions } from '../slug-options.ts'
import { codeKey, pagePath } from '../validation/path.ts'
import { requiredText } from '../validation/translations.ts'
import { takenAddress, takenKey, uniqueInType } from '../validation/unique.ts'

export const service = defineType({
  name: 'service',
  title: 'Service',
  type: 'document',
  description: 'Something the agency sells: its texts, its figure and its page.',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'localeString',
      description:
        'As it is called on the site. Its page has a title of its own, and so has a link with a text of its own.',
      validation: requiredText,
    }),
    defineField({
      name: 'sub',
      title: 'Subtitle',
      type: 'localeString',
      description: 'One line under the title.',
      validation: requiredText,
    }),
    defineField({
      name: 'desc',
      title: 'Description',
      type: 'localeText',
      description:
        'For the page of all services: 40 to 70 words where it is shown large, fewer in a list.',
      validation: requiredText,
    }),
    defineField({
      name: 'figure',
      title: 'Figure',
      type: 'figure',
      description: 'The price or the duration that stands on its plates.',
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'localeImage',
      description:
        'On the page of all services and on its own: 560 by 320 pixels or the same shape.',
    }),
    defineField({
      name: 'icon',
      title: 'Icon',
      type: 'icon',
      description: 'Stands beside the title.',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'path',
      title: 'Address of its page',
      type: 'string',
      description: 'Without /fr or /en: /services/seo-visibility.',
      validation: (rule) => [
        rule.required(),
        rule.custom(pagePath),
        rule.custom(uniqueInType('path', { taken: takenAddress })),
      ],
    }),
    defineField({
      name: 'menu',
      title: 'In the menu',
      type: 'object',
      description: 'Shorter texts for the services menu. What is empty is taken from above.',
      options: { collapsible: true, collapsed: true },
      fields: [
        defineField({
          name: 'title',
          title: 'Title',
          type: 'localeString',
          description: 'Two or three words.',
        }),
        defineField({
          name: 'description',
          title: 'Description',
          type: 'localeString',
          description: 'A few words under the title.',
        }),
        defineField({
          name: 'icon',
          title: 'Icon',
          type: 'icon',
          description: 'Only where the menu should show another one.',
        }),
      ],
    }),
    orderField,
    defineField({
      name: 'key',
      title: 'Key',
      type: 'string',
      description: "The site's code knows the service by it: leave it as it is once set.",
      // As much as the site reads of it in an address.
      validation: (rule) => [
        rule.required().max(40),
        rule.custom(codeKey),
        rule.custom(uniqueInType('key', { taken: takenKey })),
      ],
    }),
    defineField({
      name: 'slug',
      title: 'Short name',
      type: 'slug',
      description:
        'Its name in a few plain letters: seo-visibility. The site uses the address of its page, so it may stay empty.',
      options: slugOptions,
    }),
  ],
  orderings: [{ name: 'position', title: 'Position', by: [{ field: 'order', direction: 'asc' }] }],
  preview: {
    select: { fr: 'title.fr', en: 'title.en', path: 'path' },
    prepare: ({ fr, en, path }) => ({
      title: fr ?? en ?? 'Service without a title',
      subtitle: path,
    }),
  },
})
