import { defineField } from '@sanity/types'
import { shownHost } from './validation/path.ts'

/** The address of somebody's website, as readers know it. */
export const siteField = defineField({
  name: 'site',
  title: 'Address of its site',
  type: 'string',
  description: 'As it stands in the bar of a browser: cave-echalas.ch.',
  validation: (rule) => rule.custom(shownHost),
})
