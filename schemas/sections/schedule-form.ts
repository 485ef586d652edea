import { defineSection } from '../define-section.ts'
import { leadField, titleField } from '../heading-fields.ts'

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
  fields: [titleField, leadField],
})
