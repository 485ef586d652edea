import { linkTo } from '../../../builders/link.ts'
import { line, paragraph } from '../../../builders/text.ts'
import { chatbotPlans } from '../../plans/chatbots.ts'
import { hostingPlans } from '../../plans/hosting.ts'
import type { Page } from '../page.ts'
import { extras, goesWellWith, invitationToTalk, planGroup } from '../sections.ts'
import { servicePage } from './service-page.ts'

/** The pages of what runs day and night: assistants and hosting. */
export const technologyPages: Page[] = [
  servicePage({
    serviceId: 'service-artificial-intelligence',
    lead: paragraph(
      'Un assistant qui connaît vos horaires, vos services et vos limites. Il répond la nuit, en plusieurs langues, et passe la main quand il ne sait pas.',
      'An assistant that knows your hours, your services and its own limits. It answers at night, in several languages, and hands over when it does not know.',
    ),
    seoTitle: ['Chatbots et IA pour PME suisses', 'Chatbots and AI for Swiss businesses'],
    seoDescription: [
      'Un assistant qui connaît votre entreprise, répond en plusieurs langues et vous passe la main au bon moment. Chatbots et questionnaires sur mesure.',
      'An assistant that knows your business, answers in several languages and hands over at the right moment. Chatbots and quizzes made for you.',
    ],
    fr: [
      '## Un assistant qui sait se taire',
      "Nous le nourrissons de vos pages, de vos horaires et de vos réponses habituelles. Ce qu'il ne sait pas, il le dit, et il vous transmet la demande.",
      '- **Chatbot.** En fenêtre flottante ou au milieu d’une page, dans la langue du visiteur.',
      '- **Questionnaire.** Trois questions, et la bonne offre au bout du chemin.',
      '## Vos données',
      "Les conversations servent à répondre, et à rien d'autre. Vous décidez combien de temps elles sont gardées.",
    ],
    en: [
      '## An assistant that knows when to stop',
      'We feed it your pages, your hours and the answers you usually give. When it does not know, it says so and passes the question to you.',
      '- **Chatbot.** In a floating window or in the middle of a page, in the visitor’s language.',
      '- **Quiz.** Three questions, with the right offer at the end of the trail.',
      '## Your data',
      'Conversations are used to answer, and for nothing else. You decide how long they are kept.',
    ],
    after: [
      extras(
        line('Trois façons de commencer', 'Three ways to start'),
        line('Voir les prix des chatbots', 'See chatbot prices'),
        [
          planGroup(
            line('Chatbots', 'Chatbots'),
            paragraph(
              'Commencez petit : vous pourrez passer à la formule suivante sans rien refaire.',
              'Start small: you can move to the next plan without redoing anything.',
            ),
            chatbotPlans,
            linkTo(line('Comparer tous les prix', 'Compare all prices'), 'page-pricing'),
          ),
        ],
        { unfolded: true },
      ),
      goesWellWith(
        paragraph(
          'Un assistant ne vaut que par les pages qu’il a lues et par la machine qui le porte.',
          'An assistant is only as good as the pages it has read and the machine that carries it.',
        ),
        ['website', 'hosting'],
      ),
      invitationToTalk(
        line('Quelle question revient chaque jour ?', 'Which question comes up every day?'),
        paragraph(
          "Racontez-la-nous. C'est probablement la première à confier à un assistant.",
          'Tell us. It is probably the first one to hand to an assistant.',
        ),
      ),
    ],
  }),
  servicePage({
    serviceId: 'service-hosting',
    lead: paragraph(
      'Votre site vit en Suisse, chiffré et sauvegardé. Les mises à jour se font sans vous, et une personne répond quand quelque chose cloche.',
      'Your site lives in Switzerland, encrypted and backed up. Updates happen without you, and a person answers when something is wrong.',
    ),
    seoTitle: ['Hébergement web suisse et maintenance', 'Swiss web hosting and maintenance'],
    seoDescription: [
      "Hébergement en Suisse, certificat SSL, sauvegardes et mises à jour. Une disponibilité de 99,9 % et quelqu'un au bout du fil quand il le faut.",
      'Hosting in Switzerland, SSL, backups and updates. 99.9% uptime, and someone on the other end of the line when you need it.',
    ],
    fr: [
      '## Ce qui se passe sous le site',
      "Un site tient debout grâce à ce qu'on ne voit pas : un serveur proche, un certificat à jour, des sauvegardes qu'on a déjà essayé de restaurer.",
      '- Serveurs en Suisse, disponibilité de 99,9 %.',
      '- Certificat SSL posé et renouvelé par nos soins.',
      '- Sauvegardes, mises à jour et surveillance selon la formule.',
      '## Déménager sans casse',
      "Nous copions votre site, vérifions chaque page, puis nous changeons l'adresse un soir tranquille. Vos visiteurs ne remarquent rien, vos e-mails non plus.",
    ],
    en: [
      '## Under the bonnet',
      'A site rests on what nobody sees: a server nearby, a valid certificate, backups that somebody has actually tried to restore.',
      '- Servers in Switzerland, 99.9% uptime.',
      '- SSL certificate installed and renewed by us.',
      '- Backups, updates and monitoring, depending on the plan.',
      '## Moving without breaking anything',
      'We copy your site, check every page, then switch the address on a quiet evening. Your visitors notice nothing, and neither does your email.',
    ],
    after: [
      extras(
        line('Trois formules à l’année', 'Three yearly plans'),
        line("Voir les prix de l'hébergement", 'See hosting prices'),
        [
          planGroup(
            line('Hébergement', 'Hosting'),
            paragraph(
              "L'hébergement est offert avec chaque abonnement site ; ces formules sont faites pour les autres.",
              'Hosting is free with every website plan; these plans are for everyone else.',
            ),
            hostingPlans,
            linkTo(line('Comparer tous les prix', 'Compare all prices'), 'page-pricing'),
          ),
        ],
        { unfolded: true },
      ),
      goesWellWith(
        paragraph(
          'Un site bien logé peut encore être redessiné, ou mieux trouvé.',
          'A site with a good home can still be redrawn, or found more easily.',
        ),
        ['website', 'seo'],
      ),
      invitationToTalk(
        line('Où vit votre site aujourd’hui ?', 'Where does your site live today?'),
        paragraph(
          "Donnez-nous son adresse : nous vous dirons ce qu'un déménagement changerait.",
          'Give us its address and we will tell you what a move would change.',
        ),
      ),
    ],
  }),
]
