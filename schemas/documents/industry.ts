import { defineField, defineType } from '@sanity/types'
import { codeKey } from '../validation/path.ts'
import { requiredText } from '../validation/translations.ts'
import { takenKey, uniqueInType } from '../validation/unique.ts'

export const industry = defineType({
  name: 'industry',
  title: 'Industry',
  type: 'document',
  description: 'A line of business the agency knows well.',
  fields: [
    defineField({
      name: 'title',
      title: 'Name',
      type: 'localeString',
      description: 'Such as "Health".',
      validation: requiredText,
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'localeText',
      description: 'What clients of this industry need, in one or two sentences.',
      validation: requiredText,
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'localeImage',
      description: 'On its card: 560 by 320 pixels or the same shape.',
    }),
    defineField({
      name: 'icon',
      title: 'Icon',
      type: 'icon',
      description: 'Stands on its card.',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'key',
      title: 'Key',
      type: 'string',
      description: "The site's code knows the industry by it: leave it as it is once set.",
      // As much as the site reads of it in an address.
      validation: (rule) => [
        rule.required().max(40),
        rule.custom(codeKey),
        rule.custom(uniqueInType('key', { taken: takenKey })),
      ],
    }),
  ],
  preview: {
    select: { fr: 'title.fr', en: 'title.en' },
    prepare: ({ fr, en }) => ({ title: fr ?? en ?? 'Industry without a name' }),
  },
})
