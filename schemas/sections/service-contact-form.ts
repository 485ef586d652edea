import { defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { leadField, titleField } from '../heading-fields.ts'
import { privacyFields } from '../privacy-fields.ts'

export const serviceContactForm = defineSection({
  name: 'serviceContactForm',
  title: 'Form about a service',
  description:
    'A short form to be called on a day and at a time, or to be written to, about one service.',
  purpose: 'contact',
  french: {
    'Form about a service': 'Formulaire sur un service',
    'A short form to be called on a day and at a time, or to be written to, about one service.':
      'Un court formulaire pour être appelé un jour, à une heure, ou pour recevoir un message, au sujet d’un service.',
    'The service it asks about': 'Le service en question',
    'Stands on the sign beside the form, and in what the agency receives. When empty, the address of the page decides.':
      'Figure sur le panneau à côté du formulaire et dans ce que l’agence reçoit. Vide, l’adresse de la page en décide.',
  },
  fields: [
    titleField,
    leadField,
    defineField({
      name: 'service',
      title: 'The service it asks about',
      type: 'reference',
      description:
        'Stands on the sign beside the form, and in what the agency receives. When empty, the address of the page decides.',
      to: [{ type: 'service' }],
    }),
    ...privacyFields,
  ],
})
