import { defineField, defineType } from '@sanity/types'
import { titleInResults } from '../validation/title-in-results.ts'
import { requiredTextUpTo, writtenEverywhere } from '../validation/translations.ts'

export const seo = defineType({
  name: 'seo',
  title: 'Search engines and sharing',
  type: 'object',
  description: 'What search engines and shared links show of this page.',
  fields: [
    defineField({
      name: 'title',
      title: 'Title in results',
      type: 'localeString',
      description:
        'Without the brand, which the site adds: up to about 60 characters with it. Empty: the title of the page.',
      validation: (rule) => [
        rule.custom(writtenEverywhere).warning(),
        rule.custom(titleInResults).warning(),
      ],
    }),
    defineField({
      name: 'description',
      title: 'Description in results',
      type: 'localeText',
      description:
        'One or two sentences, up to about 160 characters, that make people want to read on.',
      validation: requiredTextUpTo(160),
    }),
    defineField({
      name: 'image',
      title: 'Image for shared links',
      type: 'localeImage',
      description: 'Shown when somebody shares the page. Empty: one is drawn from the title.',
    }),
    defineField({
      name: 'noindex',
      title: 'Keep out of search engines',
      type: 'boolean',
      description: 'For pages that people reach by a link only.',
      initialValue: false,
    }),
  ],
})
