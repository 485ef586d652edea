import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { sections, sectionTypes } from '../sections/index.gen.ts'
import { fixedPath } from '../validation/fixed-path.ts'
import { freePath } from '../validation/free-path.ts'
import { pagePath } from '../validation/path.ts'
import { distinctAnchors, oncePerPage, oneMainHeading, oneShown } from '../validation/sections.ts'
import { requiredText } from '../validation/translations.ts'
import { takenAddress, uniqueInType } from '../validation/unique.ts'

/** Each holds the main heading of a page. */
const openings = sections
  .filter(({ purpose }) => purpose === 'opening')
  .map(({ type }) => type.name)

export const page = defineType({
  name: 'page',
  title: 'Page',
  type: 'document',
  description: 'A page of the site: an address and a list of sections.',
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'settings', title: 'Address and search engines' },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'localeString',
      description: 'The name of the page in links and in the trail at its top.',
      group: 'content',
      validation: requiredText,
    }),
    defineField({
      name: 'sections',
      title: 'Sections',
      type: 'array',
      description:
        'What the page shows, from top to bottom. A copied section is added by “Paste field”; a copied list takes the place of this one.',
      group: 'content',
      of: sectionTypes.map(({ name }) => defineArrayMember({ type: name })),
      validation: (rule) => [
        rule.required().min(1).error({
          'en-US': 'A page needs at least one section.',
          'fr-FR': 'Une page a besoin d’une section au moins.',
        }),
        rule.custom(oneShown),
        rule.custom(distinctAnchors),
        rule.custom(oncePerPage).warning(),
        rule.custom(oneMainHeading(openings)).warning(),
      ],
    }),
    defineField({
      name: 'path',
      title: 'Address',
      type: 'string',
      description: 'The same in both languages, without /fr or /en: /pricing. The home page is /.',
      group: 'settings',
      validation: (rule) => [
        rule.required(),
        rule.custom(pagePath),
        rule.custom(freePath),
        rule.custom(fixedPath),
        rule.custom(uniqueInType('path', { taken: takenAddress })),
      ],
    }),
    defineField({
      name: 'seo',
      title: 'Search engines and sharing',
      type: 'seo',
      description: 'What search engines and shared links show.',
      group: 'settings',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'mapSeed',
      title: 'Seed of the map',
      type: 'string',
      description: 'Any word: another word draws another terrain. Empty: the address is used.',
      group: 'settings',
    }),
  ],
  preview: {
    select: { fr: 'title.fr', en: 'title.en', path: 'path' },
    prepare: ({ fr, en, path }) => ({ title: fr ?? en ?? 'Page without a title', subtitle: path }),
  },
})
