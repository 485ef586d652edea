import { defineField, defineType } from '@sanity/types'
import { siteField } from '../site-field.ts'
import { hexColour, readableOn, visibleOn } from '../validation/colour.ts'
import { transparent } from '../validation/image.ts'
import { requiredText } from '../validation/translations.ts'

export const client = defineType({
  name: 'client',
  title: 'Client',
  type: 'document',
  description:
    'A firm the agency works for: its mark, its colours and its site, wherever it appears.',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'As the firm calls itself.',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'town',
      title: 'Town',
      type: 'string',
      description: 'With its canton: "Carouge GE".',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'trade',
      title: 'Trade',
      type: 'localeString',
      description: 'In a word or two: "Winery".',
      validation: requiredText,
    }),
    defineField({
      name: 'mark',
      title: 'Mark',
      type: 'image',
      description: 'An SVG or PNG on a transparent background. It is shown in one colour.',
      options: { accept: 'image/svg+xml,image/png' },
      validation: (rule) => rule.custom(transparent).warning(),
    }),
    defineField({
      name: 'markHeight',
      title: 'Height of the mark',
      type: 'number',
      description: 'In pixels, 16 to 48: so that all marks of a list weigh alike.',
      initialValue: 28,
      validation: (rule) => rule.integer().min(16).max(48),
    }),
    defineField({
      name: 'field',
      title: 'Colour of its field',
      type: 'string',
      description: 'The background of its panels: #1b37c9.',
      validation: (rule) => [rule.required(), rule.custom(hexColour)],
    }),
    defineField({
      name: 'ink',
      title: 'Colour of text on the field',
      type: 'string',
      description: 'Must be easy to read on the field: #f5f7fc.',
      validation: (rule) => [
        rule.required(),
        rule.custom(hexColour),
        rule.custom(readableOn('field')),
      ],
    }),
    defineField({
      name: 'accent',
      title: 'Accent',
      type: 'string',
      description: 'For what is drawn on the field; empty: the colour of the text.',
      validation: (rule) => [rule.custom(hexColour), rule.custom(visibleOn('field'))],
    }),
    siteField,
    defineField({
      name: 'screen',
      title: 'Its site on a screen',
      type: 'localeImage',
      description: 'The top of the page, 1,200 by 750 pixels or the same shape.',
    }),
    defineField({
      name: 'phone',
      title: 'Its site on a phone',
      type: 'localeImage',
      description: 'The first view, 390 by 800 pixels or the same shape.',
    }),
  ],
})
