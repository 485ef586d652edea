import { defineField, defineType } from '@sanity/types'

const kinds = [
  { value: 'html', title: 'HTML' },
  { value: 'css', title: 'CSS' },
  { value: 'javascript', title: 'JavaScript' },
  { value: 'json', title: 'JSON' },
  { value: 'text', title: 'Plain text' },
]

export const codeBlock = defineType({
  name: 'codeBlock',
  title: 'Code',
  type: 'object',
  description: 'Lines to copy, shown exactly as they are written.',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'Says what the lines are or where they go, in the language of this text.',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'language',
      title: 'Kind of code',
      type: 'string',
      description: 'Tells readers and their software what they are looking at.',
      options: { list: kinds },
      initialValue: 'text',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'code',
      title: 'Lines',
      type: 'text',
      description: 'Indentation and line breaks are kept.',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { title: 'title', language: 'language' },
    prepare: ({ title, language }) => ({
      title,
      subtitle: kinds.find(({ value }) => value === language)?.title ?? language,
    }),
  },
})
