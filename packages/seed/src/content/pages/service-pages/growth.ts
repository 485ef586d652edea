import { line, paragraph } from '../../../builders/text.ts'
import type { Page } from '../page.ts'
import { goesWellWith, invitationToTalk } from '../sections.ts'
import { servicePage } from './service-page.ts'

/** The pages of what turns visits into business: enquiries, measurement. */
export const growthPages: Page[] = [
  servicePage({
    serviceId: 'service-lead-generation',
    seoTitle: ['Génération de prospects pour PME', 'Lead generation for small businesses'],
    seoDescription: [
      "Des demandes moins nombreuses mais meilleures : pages ciblées, formulaires courts et tri avant l'envoi. Pour les PME suisses qui vendent sur devis.",
      'Fewer enquiries, but better ones: focused pages, short forms and sorting before they reach you. For Swiss businesses that sell by quotation.',
    ],
    fr: [
      '## La bonne demande, au bon bureau',
      'Dix demandes que vous pouvez honorer valent mieux que cent qui vous font perdre la semaine. Nous travaillons sur ce qui se passe avant le formulaire autant que sur le formulaire.',
      "- Une page par besoin, qui dit aussi pour qui vous n'êtes pas fait.",
      '- Quatre champs plutôt que douze.',
      '- Une réponse immédiate qui annonce le délai réel.',
      '## Mesuré à la vente',
      "Nous comptons les devis signés, pas seulement les envois. C'est le seul chiffre qui paie un salaire.",
    ],
    en: [
      '## The right enquiry, on the right desk',
      'Ten enquiries you can act on are worth more than a hundred that cost you a week. We work on what happens before the form as much as on the form itself.',
      '- One page per need, which also says who it is not for.',
      '- Four fields rather than twelve.',
      '- An instant reply that states the real waiting time.',
      '## Measured by sales',
      'We count signed quotes, not just submissions. It is the only figure that pays the wages.',
    ],
    after: [
      goesWellWith(
        paragraph(
          'Une bonne page ne sert qu’à qui la trouve, et ne s’améliore qu’à condition de compter.',
          'A good page only serves those who find it, and only improves once you count.',
        ),
        ['paid-media', 'analytics'],
      ),
      invitationToTalk(
        line('À quoi ressemble votre bon client ?', 'What does your best customer look like?'),
        paragraph(
          'Décrivez-le en deux phrases. Nous chercherons où il se trouve.',
          'Describe them in two sentences. We will find out where they are.',
        ),
      ),
    ],
  }),
  servicePage({
    serviceId: 'service-analytics',
    seoTitle: ['Mesure et taux de conversion', 'Analytics and conversion'],
    seoDescription: [
      "Quelques chiffres utiles, recueillis avec l'accord des visiteurs, et des essais menés un à la fois. Pour que davantage de visites aboutissent.",
      'A few useful figures, collected with visitors’ consent, and tests run one at a time. So that more visits lead somewhere.',
    ],
    fr: [
      '## Mesurer moins',
      "La plupart des tableaux de bord comptent tout et n'apprennent rien. Nous gardons les trois ou quatre chiffres qui changent une décision, et nous les expliquons.",
      '- Un consentement clair, conforme au droit suisse.',
      '- Un tableau lisible en une minute.',
      '- Aucune donnée vendue ni partagée.',
      '## Essayer, puis garder',
      "Un titre, un bouton, un formulaire : un seul changement à la fois, jusqu'à ce que le résultat soit net. Ce qui ne marche pas est retiré.",
    ],
    en: [
      '## Measure less',
      'Most dashboards count everything and teach nothing. We keep the three or four figures that change a decision, and explain them.',
      '- Clear consent, in line with Swiss law.',
      '- A dashboard you can read in a minute.',
      '- No data sold or shared.',
      '## Try, then keep',
      'A headline, a button, a form: one change at a time, until the result is clear. What does not work is taken out.',
    ],
    after: [
      goesWellWith(
        paragraph(
          'Une fois que l’on sait où les visiteurs s’arrêtent, voici ce que l’on répare.',
          'Once you know where visitors stop, this is what there is to mend.',
        ),
        ['lead-generation', 'website'],
      ),
      invitationToTalk(
        line('Que disent vos chiffres ?', 'What are your figures saying?'),
        paragraph(
          "Ouvrons-les ensemble pendant une demi-heure, le temps de l'audit.",
          'Let’s go through them together in a half-hour audit.',
        ),
      ),
    ],
  }),
]
