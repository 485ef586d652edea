import { defineType } from '@sanity/types'
import { oneTarget, targetFields } from './link-target.ts'

export const textLink = defineType({
  name: 'textLink',
  title: 'Link',
  type: 'object',
  description: 'Turns the marked words into a link.',
  validation: (rule) => rule.custom(oneTarget),
  fields: targetFields,
})
