import { defineField, defineType } from '@sanity/types'
import { hostName } from '../validation/path.ts'

export const analyticsId = defineType({
  name: 'analyticsId',
  title: 'Analytics id',
  type: 'object',
  description: 'Which measurement id counts the visits of a host.',
  fields: [
    defineField({
      name: 'host',
      title: 'Host',
      type: 'string',
      description: 'www.jalonne.ch, without https://.',
      validation: (rule) => rule.required().custom(hostName),
    }),
    defineField({
      name: 'measurementId',
      title: 'Measurement id',
      type: 'string',
      description: 'As the analytics service shows it: G-ABC123.',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { select: { title: 'host', subtitle: 'measurementId' } },
})
