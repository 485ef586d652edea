import { defineSection } from '../define-section.ts'
import { leadField, titleField } from '../heading-fields.ts'

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
  fields: [titleField, leadField],
})
