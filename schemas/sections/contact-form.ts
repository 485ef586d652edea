import { defineSection } from '../define-section.ts'
import { leadField, titleField } from '../heading-fields.ts'
import { privacyFields } from '../privacy-fields.ts'

export const contactForm = defineSection({
  name: 'contactForm',
  title: 'Quote form',
  description:
    'The form to ask for a quote, beside the telephone, email, address and cantons of the settings.',
  purpose: 'contact',
  french: {
    'Quote form': 'Formulaire de devis',
    'The form to ask for a quote, beside the telephone, email, address and cantons of the settings.':
      'Le formulaire pour demander un devis, à côté du téléphone, de l’e-mail, de l’adresse et des cantons des réglages.',
  },
  fields: [titleField, leadField, ...privacyFields],
})
