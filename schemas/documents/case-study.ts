import { swissDay } from '@jalonne/domain'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { dateOptions } from '../date-options.ts'
import { slugOptions } from '../slug-options.ts'
import { fullYear } from '../validation/full-year.ts'
import { slugPart } from '../validation/path.ts'
import { say } from '../validation/say.ts'
import { requiredText } from '../validation/translations.ts'

export const caseStudy = defineType({
  name: 'caseStudy',
  title: 'Case study',
  type: 'document',
  description: 'A project the agency is proud of.',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'localeString',
      description: 'What was achieved.',
      validation: requiredText,
    }),
    defineField({
      name: 'slug',
      title: 'Address',
      type: 'slug',
      description: 'The end of its address, the same in both languages: /projects/this-part.',
      options: slugOptions,
      validation: (rule) => rule.required().custom(slugPart),
    }),
    defineField({
      name: 'client',
      title: 'Client',
      type: 'reference',
      description: 'The firm, with its mark, its colours and its site.',
      to: [{ type: 'client' }],
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'industry',
      title: 'Industry',
      type: 'reference',
      description: "The client's line of business.",
      to: [{ type: 'industry' }],
    }),
    defineField({
      name: 'services',
      title: 'Services',
      type: 'array',
      description: 'What the agency did.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'service' }] })],
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'summary',
      title: 'Summary',
      type: 'localeText',
      description: 'Two sentences for the list and for search engines.',
      validation: requiredText,
    }),
    defineField({
      name: 'results',
      title: 'Results',
      type: 'array',
      description: 'Up to three figures that show what changed.',
      of: [defineArrayMember({ type: 'caseResult' })],
      validation: (rule) => rule.max(3),
    }),
    defineField({
      name: 'before',
      title: 'The site before',
      type: 'localeImage',
      description:
        'Stands beside the new one: 1,200 by 750 pixels or the same shape. May stay empty.',
    }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'localeRichText',
      description: 'The story: the problem, the work, the result.',
      validation: requiredText,
    }),
    defineField({
      name: 'date',
      title: 'Date',
      type: 'date',
      description: 'When the project went live; the newest comes first.',
      options: dateOptions,
      validation: (rule) => [rule.required().custom(fullYear), rule.custom(notAhead).warning()],
    }),
  ],
  orderings: [{ name: 'newest', title: 'Newest', by: [{ field: 'date', direction: 'desc' }] }],
  preview: {
    select: { fr: 'title.fr', en: 'title.en', client: 'client.name', media: 'client.screen' },
    prepare: ({ fr, en, client, media }) => ({
      title: fr ?? en ?? 'Case study without a title',
      subtitle: client,
      media,
    }),
  },
})

// Readers see a project as soon as it is published, whatever its date.
function notAhead(day: string | undefined, context: unknown): true | string {
  if (day === undefined || day <= swissDay(Date.now())) return true
  return say(context, {
    en: 'This day lies ahead: readers see the project at once, and read that it went live then.',
    fr: 'Ce jour est encore à venir : le projet est visible tout de suite, et se dit en ligne depuis ce jour-là.',
  })
}
