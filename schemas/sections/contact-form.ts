import { defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { titleField } from '../heading-fields.ts'
import { optionalText } from '../validation/translations.ts'

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
    'What becomes of the answers': 'Ce que deviennent les réponses',
    'One sentence under the button: who reads the request and what it is used for.':
      'Une phrase sous le bouton : qui lit la demande et à quoi elle sert.',
    'Link to the privacy page': 'Lien vers la protection des données',
    'Stands after that sentence.': 'Suit cette phrase.',
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
