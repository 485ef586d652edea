import { defineField, defineType } from '@sanity/types'
import { elsewhere, writePath } from '../validation/own-site.ts'
import { oldPath } from '../validation/path.ts'
import {
  endsSomewhere,
  leadsToAPage,
  redirectTarget,
  waitsForNoPage,
} from '../validation/redirect.ts'
import { takenOldAddress, uniqueInType } from '../validation/unique.ts'

export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  description: 'Sends visitors of an old address to a new one.',
  validation: (rule) => rule.custom(endsSomewhere),
  fields: [
    defineField({
      name: 'from',
      title: 'Old address',
      type: 'string',
      description: 'Without /fr or /en: it holds for both languages.',
      validation: (rule) => [
        rule.required(),
        rule.custom(oldPath),
        rule.custom(uniqueInType('from', { taken: takenOldAddress })),
        rule.custom(waitsForNoPage).warning(),
      ],
    }),
    defineField({
      name: 'to',
      title: 'New address',
      type: 'string',
      description: 'On this site, without /fr or /en: /pricing. Or a whole address: https://…',
      validation: (rule) => [
        rule.required(),
        rule.custom(redirectTarget),
        rule.custom(elsewhere(writePath)),
        rule.custom(leadsToAPage).warning(),
      ],
    }),
    defineField({
      name: 'permanent',
      title: 'For good',
      type: 'boolean',
      description: 'On: search engines forget the old address. Off: it may come back.',
      initialValue: true,
    }),
  ],
  preview: {
    select: { title: 'from', subtitle: 'to', permanent: 'permanent' },
    prepare: ({ title, subtitle, permanent }) => ({
      title: `${title ?? '…'} → ${subtitle ?? '…'}`,
      subtitle: permanent ? 'For good' : 'For now',
    }),
  },
})
