import type { KnownContent } from './known-content.ts'
import { invitation, questions } from './page-sections.ts'
import { key, line, paragraph, richText } from './parts.ts'

/** A page that explains one service: what it is, how it goes, what is asked about it, how to begin. */
export const servicePage = (known: KnownContent) => ({
  title: line('Service sur mesure', 'Made-to-measure service'),
  // To be completed: an address of the template's would go live unnoticed.
  path: '/services/',
  seo: {
    _type: 'seo',
    description: paragraph(
      'Vous décrivez le résultat attendu, nous disons ce qu’il faut pour l’atteindre, en combien de temps et à quel prix.',
      'You describe the result you want; we say what it takes, how long and at what price.',
    ),
    noindex: false,
  },
  sections: [
    {
      _type: 'pageHeader',
      _key: key(),
      title: paragraph('Ce qu’il vous faut,\nrien de plus.', 'What you need,\nnothing more.'),
      lead: paragraph(
        'Vous décrivez le résultat attendu. Nous disons ce qu’il faut pour l’atteindre, en combien de temps et à quel prix, avant de commencer.',
        'You describe the result you want. We say what it takes, how long and at what price, before we begin.',
      ),
    },
    {
      _type: 'richText',
      _key: key(),
      body: richText(
        [
          '## Comment nous procédons',
          '- Une conversation d’une demi-heure, sans engagement, pour comprendre ce qui doit changer.',
          '- Un devis écrit, avec les étapes et les dates, que vous pouvez comparer.',
          '- Un travail que vous voyez avancer, et que vous approuvez étape par étape.',
          '## Ce que vous recevez',
          'Un résultat qui vous appartient, des accès à votre nom et une personne qui répond quand vous appelez.',
        ],
        [
          '## How we go about it',
          '- A conversation of half an hour, with no obligation, to understand what has to change.',
          '- A written quote with steps and dates that you can compare.',
          '- Work that you see progress and approve step by step.',
          '## What you receive',
          'A result that belongs to you, accounts in your name and a person who answers when you call.',
        ],
      ),
    },
    ...questions(
      known,
      line('Questions fréquentes', 'Frequently asked questions'),
      line('Poser une autre question', 'Ask another question'),
    ),
    ...invitation(
      known,
      line('Dites-nous ce que vous cherchez', 'Tell us what you are looking for'),
      paragraph(
        'Quelques lignes suffisent. Nous répondons en 42 heures ouvrables, avec un prix ou une question.',
        'A few lines are enough. We reply within 42 business hours, with a price or a question.',
      ),
      line('Demander un devis', 'Request a quote'),
    ),
  ],
})
