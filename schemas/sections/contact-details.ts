import { defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { requiredText } from '../validation/translations.ts'

export const contactDetails = defineSection({
  name: 'contactDetails',
  title: 'Contact details',
  description: 'Telephone, email, address, hours and cantons, as they stand in the settings.',
  purpose: 'contact',
  french: {
    'Contact details': 'Coordonnées',
    'Telephone, email, address, hours and cantons, as they stand in the settings.':
      'Téléphone, e-mail, adresse, horaires et cantons, tels qu’ils figurent dans les réglages.',
  },
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
    }),
  ],
})
