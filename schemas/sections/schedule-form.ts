import { defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { titleField } from '../heading-fields.ts'
import { optionalText } from '../validation/translations.ts'

export const scheduleForm = defineSection({
  name: 'scheduleForm',
  title: 'Form to book a call',
  description:
    'Books half an hour on the telephone. Name its place "call": links to /contact#call lead here, and open the same form over the page they stand on.',
  purpose: 'contact',
  french: {
    'Form to book a call': 'Formulaire d’appel',
    'Books half an hour on the telephone. Name its place "call": links to /contact#call lead here, and open the same form over the page they stand on.':
      'Réserve une demi-heure au téléphone. Nommez son endroit « call » : les liens vers /contact#call mènent ici, et ouvrent le même formulaire par-dessus leur page.',
  },
  fields: [
    titleField,
    defineField({
      name: 'lead',
      title: 'Introduction',
      type: 'localeText',
      description: 'One or two sentences under the heading.',
      validation: optionalText,
    }),
  ],
})
