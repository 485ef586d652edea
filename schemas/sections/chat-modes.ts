import { defineField, type ValidationContext } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { leadField, titleField } from '../heading-fields.ts'
import { filledFields } from '../validation/choice.ts'
import { say } from '../validation/say.ts'
import { requiredText } from '../validation/translations.ts'

function onePlace(_popup: unknown, context: ValidationContext): true | string {
  return (
    filledFields(context.parent ?? {}, ['popup', 'inline']).length > 0 ||
    say(context, {
      en: 'Write what the assistant says in one place at least.',
      fr: 'Écrivez ce que dit l’assistant à un endroit au moins.',
    })
  )
}

export const chatModes = defineSection({
  name: 'chatModes',
  title: 'Chatbot on a site',
  description:
    'A client’s site in a browser window, with an assistant in a corner or in the middle of the page.',
  purpose: 'offers',
  french: {
    'Chatbot on a site': 'Chatbot sur un site',
    'A client’s site in a browser window, with an assistant in a corner or in the middle of the page.':
      'Le site d’un client dans une fenêtre de navigateur, avec un assistant dans un coin ou au milieu de la page.',
    'Whose site it is: its mark, its colours and the pictures of its site.':
      'À qui est le site : son logo, ses couleurs et les images de son site.',
    'In a corner': 'Dans un coin',
    'A round button that opens a window over the page.':
      'Un bouton rond qui ouvre une fenêtre sur la page.',
    'In the page': 'Dans la page',
    'A part of the page, with a short form at its end.':
      'Une partie de la page, avec un court formulaire à la fin.',
    'Heading of the page': 'Titre de la page',
    'What the client’s page says above its assistant.':
      'Ce que dit la page du client au-dessus de son assistant.',
    'Before the form': 'Avant le formulaire',
    'How the assistant asks for a name and an email address. Nothing is sent.':
      'Comment l’assistant demande un nom et un e-mail. Rien n’est envoyé.',
  },
  fields: [
    titleField,
    leadField,
    defineField({
      name: 'client',
      title: 'Client',
      type: 'reference',
      description: 'Whose site it is: its mark, its colours and the pictures of its site.',
      to: [{ type: 'client' }],
    }),
    defineField({
      name: 'popup',
      title: 'In a corner',
      type: 'chatMode',
      description: 'A round button that opens a window over the page.',
      validation: (rule) => rule.custom(onePlace),
    }),
    defineField({
      name: 'inline',
      title: 'In the page',
      type: 'chatMode',
      description: 'A part of the page, with a short form at its end.',
    }),
    defineField({
      name: 'heading',
      title: 'Heading of the page',
      type: 'localeString',
      description: 'What the client’s page says above its assistant.',
      validation: requiredText,
    }),
    defineField({
      name: 'formText',
      title: 'Before the form',
      type: 'localeText',
      description: 'How the assistant asks for a name and an email address. Nothing is sent.',
      validation: requiredText,
    }),
  ],
})
