import { line, paragraph } from '../../../builders/text.ts'
import type { Page } from '../page.ts'
import { invitationToTalk } from '../sections.ts'
import { servicePage } from './service-page.ts'

/** The pages of what turns visits into business: plans, enquiries, measurement. */
export const growthPages: Page[] = [
  servicePage({
    serviceId: 'service-digital-marketing',
    seoTitle: ['Marketing digital pour PME suisses', 'Digital marketing for Swiss businesses'],
    seoDescription: [
      'Un audit de 30 à 60 minutes, trois priorités et un calendrier. Le marketing digital sans dispersion, pour les PME de sept cantons.',
      'An audit of 30 to 60 minutes, three priorities and a calendar. Focused digital marketing for businesses in seven cantons.',
    ],
    fr: [
      '## Commencer par la carte',
      "Avant de choisir un canal, regardons le terrain : d'où viennent vos clients, ce qui les retient, ce qui vous coûte sans rien rapporter. L'audit dure de 30 à 60 minutes et se fait avec vos propres chiffres.",
      '## Trois priorités',
      '- **Une chose à arrêter.** Il y en a toujours une.',
      '- **Une chose à réparer.** Souvent la plus rentable.',
      '- **Une chose à essayer.** Avec un budget et une date de bilan.',
      "Vous recevez le tout par écrit. Vous pouvez le réaliser avec nous, avec d'autres, ou seul.",
    ],
    en: [
      '## Start with the map',
      'Before choosing a channel, let’s look at the terrain: where your customers come from, what holds them back, what costs you money and brings nothing in. The audit takes 30 to 60 minutes and uses your own figures.',
      '## Three priorities',
      '- **One thing to stop.** There always is one.',
      '- **One thing to repair.** Often the most profitable.',
      '- **One thing to try.** With a budget and a date to take stock.',
      'You get all of it in writing. Carry it out with us, with others, or on your own.',
    ],
    after: [
      invitationToTalk(
        line('Une heure pour y voir clair', 'An hour for a clearer view'),
        paragraph(
          "Réservez l'audit par téléphone ou par e-mail. Venez avec vos questions.",
          'Book the audit by phone or email. Bring your questions.',
        ),
      ),
    ],
  }),
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
