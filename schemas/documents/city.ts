import { citySlug } from '@jalonne/domain'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { townSlug } from '../validation/town-slug.ts'
import { requiredText, requiredTextUpTo } from '../validation/translations.ts'

const cantons = [
  { value: 'AG', title: 'Aargau' },
  { value: 'AI', title: 'Appenzell Innerrhoden' },
  { value: 'AR', title: 'Appenzell Ausserrhoden' },
  { value: 'BE', title: 'Bern' },
  { value: 'BL', title: 'Basel-Landschaft' },
  { value: 'BS', title: 'Basel-Stadt' },
  { value: 'FR', title: 'Fribourg' },
  { value: 'GE', title: 'Geneva' },
  { value: 'GL', title: 'Glarus' },
  { value: 'GR', title: 'Graubünden' },
  { value: 'JU', title: 'Jura' },
  { value: 'LU', title: 'Lucerne' },
  { value: 'NE', title: 'Neuchâtel' },
  { value: 'NW', title: 'Nidwalden' },
  { value: 'OW', title: 'Obwalden' },
  { value: 'SG', title: 'St Gallen' },
  { value: 'SH', title: 'Schaffhausen' },
  { value: 'SO', title: 'Solothurn' },
  { value: 'SZ', title: 'Schwyz' },
  { value: 'TG', title: 'Thurgau' },
  { value: 'TI', title: 'Ticino' },
  { value: 'UR', title: 'Uri' },
  { value: 'VD', title: 'Vaud' },
  { value: 'VS', title: 'Valais' },
  { value: 'ZG', title: 'Zug' },
  { value: 'ZH', title: 'Zurich' },
]

export const city = defineType({
  name: 'city',
  title: 'City',
  type: 'document',
  description:
    'A town with a page about being found there. The rest of that page comes from the page on SEO.',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'localeString',
      description: 'As it stands on the sign: Genève, Geneva.',
      validation: requiredText,
    }),
    defineField({
      name: 'phrase',
      title: 'In that town',
      type: 'localeString',
      description:
        'With its preposition, as it follows the heading: “à Genève”, “au Locle”; “in Geneva”.',
      validation: requiredText,
    }),
    defineField({
      name: 'slug',
      title: 'Address',
      type: 'slug',
      description:
        'The end of its address, the same in both languages: /services/seo-visibility-this-part.',
      options: { source: 'name.fr', slugify: citySlug },
      validation: (rule) => rule.required().custom(townSlug),
    }),
    defineField({
      name: 'canton',
      title: 'Canton',
      type: 'string',
      description: 'Lists of towns are grouped by it.',
      options: { list: cantons },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'lead',
      title: 'Introduction',
      type: 'localeText',
      description:
        'One or two sentences under the heading, 160 characters at most: search engines show them too.',
      validation: requiredTextUpTo(160),
    }),
    defineField({
      name: 'text',
      title: 'What is particular to it',
      type: 'localeRichText',
      description:
        'A few sentences that would be wrong anywhere else: who looks for what, in which season, in which language.',
    }),
    defineField({
      name: 'figures',
      title: 'Figures',
      type: 'array',
      description: 'Up to three numbers about the town that anybody can check.',
      of: [defineArrayMember({ type: 'drawnFigure' })],
      validation: (rule) => rule.max(3),
    }),
    defineField({
      name: 'testimonials',
      title: 'Testimonials',
      type: 'array',
      description: 'Of firms in the region, up to three.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'testimonial' }] })],
      validation: (rule) => rule.max(3).unique(),
    }),
    defineField({
      name: 'mapSeed',
      title: 'Seed of the map',
      type: 'string',
      description: 'Any word: another word draws another terrain. Empty: the address is used.',
    }),
  ],
  orderings: [
    {
      name: 'canton',
      title: 'Canton',
      by: [
        { field: 'canton', direction: 'asc' },
        { field: 'name.fr', direction: 'asc' },
      ],
    },
  ],
  preview: {
    select: { fr: 'name.fr', en: 'name.en', canton: 'canton' },
    prepare: ({ fr, en, canton }) => ({
      title: fr ?? en ?? 'City without a name',
      subtitle: canton,
    }),
  },
})
