import { defineField, defineType } from '@sanity/types'
import { requiredText } from '../validation/translations.ts'

export const testimonial = defineType({
  name: 'testimonial',
  title: 'Testimonial',
  type: 'document',
  description: 'What a client says about the agency.',
  fields: [
    defineField({
      name: 'quote',
      title: 'Quote',
      type: 'localeText',
      description: 'Two or three sentences, without quotation marks.',
      validation: requiredText,
    }),
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'First and last name; the site shows their initials.',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'role',
      title: 'Role',
      type: 'localeString',
      description: 'What the person does: "Owner".',
    }),
    defineField({
      name: 'company',
      title: 'Company',
      type: 'string',
      description: 'Where the person works, with the town.',
    }),
    defineField({
      name: 'source',
      title: 'About',
      type: 'string',
      description: 'Which work the quote is about; shown as its tag.',
      options: {
        list: [
          { value: 'website', title: 'Website' },
          { value: 'seo', title: 'SEO' },
          { value: 'localSearch', title: 'Local search' },
        ],
        layout: 'radio',
      },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'service',
      title: 'Service',
      type: 'reference',
      description: 'Where the tag leads.',
      to: [{ type: 'service' }],
    }),
    defineField({
      name: 'avatar',
      title: 'Photo',
      type: 'localeImage',
      description:
        'A face, at least 200 pixels wide. Seen in the lists of the Studio alone: the site shows initials.',
    }),
    defineField({
      name: 'client',
      title: 'Firm',
      type: 'reference',
      description: 'Whose mark and colours stand beside the quote; may stay empty.',
      to: [{ type: 'client' }],
    }),
    defineField({
      name: 'figure',
      title: 'Figure',
      type: 'drawnFigure',
      description: 'What has changed, in a number; may stay empty.',
    }),
  ],
  preview: {
    select: { title: 'name', subtitle: 'company', media: 'avatar' },
  },
})
