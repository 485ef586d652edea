import { defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { leadField, titleField } from '../heading-fields.ts'
import { chosen } from '../validation/image.ts'

const captions = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: 'file',
    description:
      'A WebVTT file (.vtt): what is said and heard, or what is seen where nobody speaks.',
    options: { accept: '.vtt,text/vtt' },
  })

export const video = defineSection({
  name: 'video',
  title: 'Video',
  description: 'A film with its captions. Nothing of it is loaded before a visitor plays it.',
  purpose: 'trust',
  french: {
    Video: 'Vidéo',
    'A film with its captions. Nothing of it is loaded before a visitor plays it.':
      'Un film avec ses sous-titres. Rien n’en est chargé avant qu’on le lance.',
    Film: 'Film',
    'An MP4 file (H.264), which every browser plays. Two minutes at 720 lines are about 20 MB.':
      'Un fichier MP4 (H.264), que tous les navigateurs lisent. Deux minutes en 720 lignes font environ 20 Mo.',
    Poster: 'Affiche',
    'What stands there until the film is played, of the same shape.':
      'Ce qu’on voit avant de lancer le film, de la même forme.',
    'French captions': 'Sous-titres français',
    'English captions': 'Sous-titres anglais',
    'A WebVTT file (.vtt): what is said and heard, or what is seen where nobody speaks.':
      'Un fichier WebVTT (.vtt) : ce qui se dit et s’entend, ou ce qui se voit quand personne ne parle.',
  },
  fields: [
    titleField,
    leadField,
    defineField({
      name: 'file',
      title: 'Film',
      type: 'file',
      description:
        'An MP4 file (H.264), which every browser plays. Two minutes at 720 lines are about 20 MB.',
      options: { accept: 'video/*' },
      validation: (rule) =>
        rule.custom(
          chosen({
            en: 'Choose the film, or use the section “Image and text”.',
            fr: 'Choisissez le film, ou prenez la section « Image et texte ».',
          }),
        ),
    }),
    defineField({
      name: 'poster',
      title: 'Poster',
      type: 'localeImage',
      description: 'What stands there until the film is played, of the same shape.',
    }),
    captions('captionsFr', 'French captions'),
    captions('captionsEn', 'English captions'),
  ],
})
