import { defineField } from '@sanity/types'

/** What stands under the button of a form: what becomes of the answers, and where that is explained. */
export const privacyFields = [
  defineField({
    name: 'note',
    title: 'What becomes of the answers',
    type: 'localeText',
    description: 'One sentence under the button: who reads the request and what it is used for.',
  }),
  defineField({
    name: 'privacy',
    title: 'Link to the privacy page',
    type: 'link',
    description: 'Stands after that sentence.',
  }),
]
