import { defineArrayMember, defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { requiredLink } from '../objects/link-target.ts'
import { distinctPlaces } from '../validation/spreads.ts'
import { requiredText } from '../validation/translations.ts'

export const serviceSpreads = defineSection({
  name: 'serviceSpreads',
  title: 'Services as spreads',
  description: 'The main services one after the other, with an index that follows the reader.',
  purpose: 'offers',
  french: {
    'Services as spreads': 'Services en grand',
    'The main services one after the other, with an index that follows the reader.':
      'Les services principaux l’un après l’autre, avec un index qui suit le lecteur.',
    'Heading of the index': 'Titre de l’index',
    'Two or three words, such as "Our services".':
      'Deux ou trois mots, par exemple « Nos services ».',
    Spreads: 'Présentations',
    'From top to bottom, as in the index.': 'De haut en bas, comme dans l’index.',
    'Link to sales': 'Lien vers un conseiller',
    'Stands in every spread; the form it leads to knows which service was read.':
      'Figure dans chaque présentation ; le formulaire visé sait quel service a été lu.',
    'Text of the link to all features': 'Texte du lien vers toutes les prestations',
    'Stands on the sign that points to the page of a service.':
      'Figure sur le panneau qui mène à la page d’un service.',
  },
  fields: [
    defineField({
      name: 'title',
      title: 'Heading of the index',
      type: 'localeString',
      description: 'Two or three words, such as "Our services".',
      validation: requiredText,
    }),
    defineField({
      name: 'spreads',
      title: 'Spreads',
      type: 'array',
      description: 'From top to bottom, as in the index.',
      of: [defineArrayMember({ type: 'serviceSpread' })],
      validation: (rule) => [rule.required().min(2).max(9), rule.custom(distinctPlaces)],
    }),
    defineField({
      name: 'contact',
      title: 'Link to sales',
      type: 'link',
      description: 'Stands in every spread; the form it leads to knows which service was read.',
      validation: requiredLink,
    }),
    defineField({
      name: 'more',
      title: 'Text of the link to all features',
      type: 'localeString',
      description: 'Stands on the sign that points to the page of a service.',
      validation: requiredText,
    }),
  ],
})
