import { defineField, defineType } from '@sanity/types'

export const toolRange = defineType({
  name: 'toolRange',
  title: 'Slider',
  type: 'object',
  description: 'A figure that visitors set: between which bounds, in which steps, and from where.',
  options: { columns: 2, collapsible: true, collapsed: false },
  fields: [
    defineField({
      name: 'min',
      title: 'Lowest',
      type: 'number',
      description: 'The left end.',
      validation: (rule) => [rule.required(), rule.min(0)],
    }),
    defineField({
      name: 'max',
      title: 'Highest',
      type: 'number',
      description: 'The right end.',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'step',
      title: 'Step',
      type: 'number',
      description: 'How far one key press moves it.',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'start',
      title: 'Start',
      type: 'number',
      description: 'Where it stands at first: also the example shown without JavaScript.',
      validation: (rule) => rule.required(),
    }),
  ],
})
