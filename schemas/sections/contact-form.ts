import { defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { optionalText, requiredText } from '../validation/translations.ts'

export const contactForm = defineSection({
  name: 'contactForm',
  title: 'Quote form',
  description:
    'The form to ask for a quote, beside the telephone, e-mail, address and cantons of the settings.',
  fields: [
    defineField({
      name: 'title',
      title: 'Heading',
      type: 'localeString',
      description: 'The heading of the section.',
      validation: requiredText,
    }),
    defineField({
      name: 'lead',
      title: 'Introduction',
      type: 'localeText',
      description: 'One or two sentences under the heading.',
      validation: optionalText,
    }),
    defineField({
      name: 'note',
      title: 'What becomes of the answers',
      type: 'localeText',
      description: 'One sentence under the button: who reads the request and what it is used for.',
      validation: optionalText,
    }),
    defineField({
      name: 'privacy',
      title: 'Link to the privacy page',
      type: 'link',
      description: 'Stands after that sentence.',
    }),
  ],
})
