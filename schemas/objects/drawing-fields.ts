import { defineField } from '@sanity/types'

const compared = ['days', 'peaks', 'bars', 'squares']

/** How a figure is drawn, and the amounts that its drawing shows. */
export const drawingFields = [
  defineField({
    name: 'drawing',
    title: 'Drawing',
    type: 'string',
    description: 'What is drawn beside the number.',
    options: {
      list: [
        { value: 'none', title: 'None' },
        { value: 'days', title: 'Days of a calendar' },
        { value: 'peaks', title: 'Two peaks' },
        { value: 'bars', title: 'Two bars' },
        { value: 'squares', title: 'Squares, so many of all' },
        { value: 'clock', title: 'A clock' },
        { value: 'trail', title: 'Stations of a trail' },
      ],
    },
    // No initial value: it would fill a figure that its document may leave empty.
  }),
  defineField({
    name: 'amount',
    title: 'Drawn amount',
    type: 'number',
    description:
      'Days that are done, the height of the new peak, the length of the new bar, squares that are filled, the hour, or stations.',
    hidden: ({ parent }) => !parent?.drawing || parent.drawing === 'none',
    validation: (rule) => rule.min(0),
  }),
  defineField({
    name: 'reference',
    title: 'Compared with',
    type: 'number',
    description:
      'Days that were promised, the height of the old peak, the length of the old bar, or all squares.',
    hidden: ({ parent }) => !compared.includes(parent?.drawing),
    validation: (rule) => rule.min(0),
  }),
]
