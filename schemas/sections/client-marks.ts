import { defineArrayMember, defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { requiredText } from '../validation/translations.ts'

export const clientMarks = defineSection({
  name: 'clientMarks',
  title: 'Marks of clients',
  description: 'The marks of the firms the agency works for, in ruled cells or as a slow marquee.',
  purpose: 'trust',
  french: {
    'Marks of clients': 'Logos des clients',
    'The marks of the firms the agency works for, in ruled cells or as a slow marquee.':
      'Les logos des entreprises clientes, dans un quadrillage ou en défilement lent.',
    'Name of the list': 'Nom de la liste',
    'Read aloud; seen by nobody.': 'Lu à haute voix ; visible de personne.',
    Clients: 'Clients',
    'In the order they are shown. Thirteen fill two rows, with the link as the last cell.':
      'Dans l’ordre où ils sont montrés. Treize remplissent deux rangées, le lien occupant la dernière case.',
    'As a marquee': 'En défilement',
    'The marks pass slowly, and can be stopped.':
      'Les logos défilent lentement et peuvent être arrêtés.',
    'The last cell; a marquee has none.': 'La dernière case ; absente du défilement.',
  },
  fields: [
    defineField({
      name: 'title',
      title: 'Name of the list',
      type: 'localeString',
      description: 'Read aloud; seen by nobody.',
      validation: requiredText,
    }),
    defineField({
      name: 'clients',
      title: 'Clients',
      type: 'array',
      description:
        'In the order they are shown. Thirteen fill two rows, with the link as the last cell.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'client' }] })],
      validation: (rule) => rule.required().min(3).unique(),
    }),
    defineField({
      name: 'moving',
      title: 'As a marquee',
      type: 'boolean',
      description: 'The marks pass slowly, and can be stopped.',
      initialValue: false,
    }),
    defineField({
      name: 'link',
      title: 'Link',
      type: 'link',
      description: 'The last cell; a marquee has none.',
    }),
  ],
})
