import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { requiredText } from '../validation/translations.ts'

export const chatMessage = defineType({
  name: 'chatMessage',
  title: 'Message',
  type: 'object',
  description: 'What the visitor or the assistant says.',
  fields: [
    defineField({
      name: 'from',
      title: 'Who speaks',
      type: 'string',
      description: 'What visitors say is typed, what the assistant says appears.',
      options: {
        list: [
          { title: 'The visitor', value: 'user' },
          { title: 'The assistant', value: 'bot' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'bot',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'localeText',
      description: 'As it is said, in a sentence or two.',
      validation: requiredText,
    }),
    defineField({
      name: 'note',
      title: 'Line above',
      type: 'localeString',
      description: 'A time or a remark before the message: "Saturday, 23:12". May stay empty.',
    }),
    defineField({
      name: 'sign',
      title: 'Sign',
      type: 'localeString',
      description: 'Points at the message on a wide screen: "Answers in". May stay empty.',
    }),
    defineField({
      name: 'signFigure',
      title: 'Figure on the sign',
      type: 'localeString',
      description: 'Such as "2 s".',
    }),
    defineField({
      name: 'actions',
      title: 'Buttons',
      type: 'array',
      description: 'Under what the assistant says; the last of them is pressed automatically.',
      of: [defineArrayMember({ type: 'chatAction' })],
      validation: (rule) => rule.max(2),
    }),
    defineField({
      name: 'form',
      title: 'With a form',
      type: 'boolean',
      description: 'Asks for a name and an email address, as an example: nothing is sent.',
      initialValue: false,
    }),
  ],
  preview: { select: { title: 'text.fr', subtitle: 'from' } },
})
