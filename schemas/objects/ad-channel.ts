import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { wholeFrancs } from '../validation/price.ts'
import { requiredText } from '../validation/translations.ts'

export const adChannel = defineType({
  name: 'adChannel',
  title: 'Channel',
  type: 'object',
  description: 'A place to advertise, and its part of a budget.',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'localeString',
      description: 'Such as "Search".',
      validation: requiredText,
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'localeString',
      description: 'What it is good for, in a few words.',
      validation: requiredText,
    }),
    defineField({
      name: 'lowest',
      title: 'Lowest budget a month in CHF',
      type: 'number',
      description: 'Below it the channel is left out, and the others get its part.',
      validation: (rule) => [rule.required(), rule.custom(wholeFrancs)],
    }),
    defineField({
      name: 'parts',
      title: 'Parts',
      type: 'array',
      description: 'One for each goal, in their order: 50 gets twice as much as 25, 0 nothing.',
      of: [defineArrayMember({ type: 'number', validation: (rule) => rule.min(0).max(100) })],
      validation: (rule) => rule.required().min(1),
    }),
  ],
  preview: { select: { title: 'title.fr', subtitle: 'lowest' } },
})
