import { defineField, defineType } from '@sanity/types'
import { requiredTextUnless } from '../validation/translations.ts'
import { oneTarget, targetFields } from './link-target.ts'

/** In the header and the footer, a link without a text of its own takes the name of its page. */
const takesName = (link: unknown, documentType?: string) =>
  documentType === 'navigation' &&
  typeof link === 'object' &&
  link !== null &&
  'page' in link &&
  Boolean(link.page)

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
      description:
        'What visitors read and press: say where it leads. In the header and the footer, empty: the name of the page or service chosen below, in its short form.',
      validation: requiredTextUnless(takesName),
    }),
    ...targetFields,
  ],
  preview: {
    select: {
      fr: 'label.fr',
      en: 'label.en',
      menuName: 'page.menu.title.fr',
      name: 'page.title.fr',
      page: 'page.path',
      slug: 'page.slug.current',
      path: 'path',
      url: 'url',
    },
    prepare: ({ fr, en, menuName, name, page, slug, path, url }) => ({
      title: fr ?? en ?? menuName ?? name ?? 'Link without text',
      subtitle: page ?? slug ?? path ?? url ?? 'leads nowhere yet',
    }),
  },
})
