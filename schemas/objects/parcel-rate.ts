import { defineField, defineType } from '@sanity/types'
import { wholeFrancs } from '../validation/price.ts'
import { requiredText } from '../validation/translations.ts'

export const parcelRate = defineType({
  name: 'parcelRate',
  title: 'Parcel',
  type: 'object',
  description: 'What the carrier charges for a parcel.',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'localeString',
      description: 'Its weight or size: "up to 2 kg".',
      validation: requiredText,
    }),
    defineField({
      name: 'price',
      title: 'Price in CHF',
      type: 'number',
      description: 'Whole francs.',
      validation: (rule) => [rule.required(), rule.custom(wholeFrancs)],
    }),
  ],
  preview: { select: { title: 'title.fr', subtitle: 'price' } },
})
