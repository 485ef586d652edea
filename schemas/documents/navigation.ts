import { defineArrayMember, defineField, defineType } from '@sanity/types'

/** As many links as fit in the header beside the services menu. */
export const mostHeaderLinks = 6

export const navigation = defineType({
  name: 'navigation',
  title: 'Navigation',
  type: 'document',
  description: 'The links at the top and at the bottom of every page. There is one such document.',
  fields: [
    defineField({
      name: 'header',
      title: 'Header links',
      type: 'array',
      description: 'From left to right, six at most. The services menu stands after the first one.',
      of: [defineArrayMember({ type: 'link' })],
      validation: (rule) => rule.required().min(1).max(mostHeaderLinks),
    }),
    defineField({
      name: 'services',
      title: 'Services menu',
      type: 'array',
      description: 'The services that the menu lists, in this order.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'service' }] })],
      validation: (rule) => rule.required().min(1).unique(),
    }),
    defineField({
      name: 'allServices',
      title: 'Last entry of the services menu',
      type: 'menuEntry',
      description: 'Leads to the page with all services.',
    }),
    defineField({
      name: 'callToAction',
      title: 'Button under plans',
      type: 'link',
      description:
        'Stands under plans and leads to a form, which opens with the plan chosen; on the page of prices, to the form there.',
    }),
    defineField({
      name: 'footer',
      title: 'Footer columns',
      type: 'array',
      description: 'From left to right.',
      of: [defineArrayMember({ type: 'footerGroup' })],
      validation: (rule) => rule.required().min(1).max(4),
    }),
  ],
  preview: { prepare: () => ({ title: 'Navigation' }) },
})
