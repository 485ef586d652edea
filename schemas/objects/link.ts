import { defineField, defineType } from '@sanity/types'
import { requiredText } from '../validation/translations.ts'
import { oneTarget, targetFields } from './link-target.ts'

export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  description: 'A text that leads somewhere.',
  validation: (rule) => rule.custom(oneTarget),
  fields: [
    defineField({
      name: 'label',
      title: 'Text',
      type: 'localeString',
      description: 'What visitors read and press: say where it leads.',
      validation: requiredText,
    }),
    ...targetFields,
  ],
  preview: {
    select: {
      fr: 'label.fr',
      en: 'label.en',
      page: 'page.path',
      slug: 'page.slug.current',
      path: 'path',
      url: 'url',
    },
    prepare: ({ fr, en, page, slug, path, url }) => ({
      title: fr ?? en ?? 'Link without text',
      subtitle: page ?? slug ?? path ?? url ?? 'leads nowhere yet',
    }),
  },
})
