import { linkTo } from '../../../builders/link.ts'
import { line, paragraph } from '../../../builders/text.ts'
import { chatbotPlans } from '../../plans/chatbots.ts'
import type { Page } from '../page.ts'
import { extras, goesWellWith, invitationToTalk, planGroup } from '../sections.ts'
import { servicePage } from './service-page.ts'

/** The page of what answers day and night: assistants. */
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
]
