import { defineField, defineType } from '@sanity/types'
import { requiredLink } from './link-target.ts'

export const menuEntry = defineType({
  name: 'menuEntry',
  title: 'Menu entry',
  type: 'object',
  description: 'An entry of the services menu that is not a service itself.',
  fields: [
    defineField({
      name: 'link',
      title: 'Link',
      type: 'link',
      description: 'The title of the entry and where it leads.',
      validation: requiredLink,
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'localeString',
      description: 'A few words under the title.',
    }),
    defineField({
      name: 'icon',
      title: 'Icon',
      type: 'icon',
      description: 'Stands before the title.',
    }),
  ],
})
