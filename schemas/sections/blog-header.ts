import { defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { leadField, pageTitleField } from '../heading-fields.ts'
import { requiredText } from '../validation/translations.ts'

export const blogHeader = defineSection({
  name: 'blogHeader',
  title: 'Top of the blog',
  description:
    'The heading of the blog with the form for its newsletter; the articles follow below.',
  purpose: 'opening',
  french: {
    'Top of the blog': 'Haut du blog',
    'The heading of the blog with the form for its newsletter; the articles follow below.':
      'Le titre du blog et le formulaire de sa newsletter ; les articles suivent dessous.',
    'Newsletter: title': 'Newsletter : titre',
    'Stands over the form.': 'Figure au-dessus du formulaire.',
    'Newsletter: what happens': 'Newsletter : ce qui se passe',
    'Says plainly what becomes of the address. It is read before the form is sent.':
      'Dit clairement ce que devient l’adresse. On le lit avant l’envoi du formulaire.',
    'Newsletter: thanks': 'Newsletter : remerciement',
    'Takes the place of the form once it has been sent.':
      'Prend la place du formulaire une fois envoyé.',
  },
  fields: [
    pageTitleField,
    leadField,
    defineField({
      name: 'newsletterTitle',
      title: 'Newsletter: title',
      type: 'localeString',
      description: 'Stands over the form.',
      validation: requiredText,
    }),
    defineField({
      name: 'newsletterNote',
      title: 'Newsletter: what happens',
      type: 'localeText',
      description: 'Says plainly what becomes of the address. It is read before the form is sent.',
      validation: requiredText,
    }),
    defineField({
      name: 'newsletterThanks',
      title: 'Newsletter: thanks',
      type: 'localeText',
      description: 'Takes the place of the form once it has been sent.',
      validation: requiredText,
    }),
  ],
})
