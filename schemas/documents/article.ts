import { defineField, defineType } from '@sanity/types'
import { dateOptions } from '../date-options.ts'
import { slugOptions } from '../slug-options.ts'
import { fullYear } from '../validation/full-year.ts'
import { slugPart } from '../validation/path.ts'
import { titleInResults } from '../validation/title-in-results.ts'
import { requiredText, writtenEverywhere } from '../validation/translations.ts'

export const article = defineType({
  name: 'article',
  title: 'Article',
  type: 'document',
  description: 'A post of the blog.',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'localeString',
      description: 'Says what the reader learns.',
      validation: requiredText,
    }),
    defineField({
      name: 'slug',
      title: 'Address',
      type: 'slug',
      description: 'The end of its address, the same in both languages: /blog/this-part.',
      options: slugOptions,
      validation: (rule) => rule.required().custom(slugPart),
    }),
    defineField({
      name: 'category',
      title: 'Category',
      type: 'string',
      description: 'Readers filter the blog by it.',
      options: {
        list: [
          { value: 'website', title: 'Website' },
          { value: 'visibility', title: 'Visibility' },
          { value: 'design', title: 'Design' },
          { value: 'artificialIntelligence', title: 'Artificial intelligence' },
          { value: 'business', title: 'Business' },
        ],
      },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'date',
      title: 'Date',
      type: 'date',
      description: 'Readers see the article from this day on; the newest comes first.',
      options: dateOptions,
      validation: (rule) => rule.required().custom(fullYear),
    }),
    defineField({
      name: 'excerpt',
      title: 'Excerpt',
      type: 'localeText',
      description: 'Two sentences for the list and for search engines.',
      validation: requiredText,
    }),
    defineField({
      name: 'cover',
      title: 'Cover',
      type: 'localeImage',
      description: 'Empty: a map is drawn from the address.',
    }),
    defineField({
      name: 'content',
      title: 'Content',
      type: 'localeArticleText',
      description: 'The article itself. Its headings become the table of contents.',
      validation: requiredText,
    }),
    defineField({
      name: 'seoTitle',
      title: 'Title in results',
      type: 'localeString',
      description:
        'For search engines, without the brand, which the site adds. Empty: the title of the article.',
      validation: (rule) => [
        rule.custom(writtenEverywhere).warning(),
        rule.custom(titleInResults).warning(),
      ],
    }),
  ],
  orderings: [{ name: 'newest', title: 'Newest', by: [{ field: 'date', direction: 'desc' }] }],
})
