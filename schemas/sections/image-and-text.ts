import { defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { chosen } from '../validation/image.ts'
import { requiredText } from '../validation/translations.ts'

export const imageAndText = defineSection({
  name: 'imageAndText',
  title: 'Image and text',
  description: 'An image beside a text, on the left or on the right, with a caption and a link.',
  purpose: 'trust',
  french: {
    'Image and text': 'Image et texte',
    'An image beside a text, on the left or on the right, with a caption and a link.':
      'Une image à côté d’un texte, à gauche ou à droite, avec une légende et un lien.',
    'What the text is about.': 'De quoi parle le texte.',
    'On a phone the image stands above it.': 'Sur un téléphone, l’image se place au-dessus.',
    'Drawn or photographed; a width of 1,600 pixels is enough.':
      'Dessinée ou photographiée ; 1600 pixels de large suffisent.',
    'Side of the image': 'Côté de l’image',
    'Where the image stands on a large screen.': 'Où se place l’image sur un grand écran.',
    Left: 'À gauche',
    Right: 'À droite',
    'A line under the image; may stay empty.': 'Une ligne sous l’image ; peut rester vide.',
    'Follows the text; may stay empty.': 'Suit le texte ; peut rester vide.',
  },
  fields: [
    defineField({
      name: 'title',
      title: 'Heading',
      type: 'localeString',
      description: 'What the text is about.',
      validation: requiredText,
    }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'localeSimpleText',
      description: 'On a phone the image stands above it.',
      validation: requiredText,
    }),
    defineField({
      name: 'image',
      title: 'Image',
      type: 'localeImage',
      description: 'Drawn or photographed; a width of 1,600 pixels is enough.',
      validation: (rule) =>
        rule.custom(
          chosen({
            en: 'Choose an image, or use the section “Text”.',
            fr: 'Choisissez une image, ou prenez la section « Texte ».',
          }),
        ),
    }),
    defineField({
      name: 'side',
      title: 'Side of the image',
      type: 'string',
      description: 'Where the image stands on a large screen.',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Left', value: 'left' },
          { title: 'Right', value: 'right' },
        ],
      },
      initialValue: 'left',
    }),
    defineField({
      name: 'caption',
      title: 'Caption',
      type: 'localeString',
      description: 'A line under the image; may stay empty.',
    }),
    defineField({
      name: 'link',
      title: 'Link',
      type: 'link',
      description: 'Follows the text; may stay empty.',
    }),
  ],
})
