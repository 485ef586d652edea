import { linkTo, linkToPath } from '../../../builders/link.ts'
import { reference } from '../../../builders/reference.ts'
import { line, paragraph } from '../../../builders/text.ts'
import { aiFaqs } from '../../ai-faqs.ts'
import { chatbotPlans } from '../../plans/chatbots.ts'
import { lowestPlanFigure, serviceFigure } from '../../services/service.ts'
import { page, type Section } from '../page.ts'
import {
  extras,
  goesWellWith,
  invitation,
  pageHeader,
  planGroup,
  questions,
  serviceForm,
} from '../sections.ts'
import { chatFeature, vetDemo } from './chat-demo.ts'
import { benefit, threeVoices } from './tool.ts'

const path = '/services/artificial-intelligence-ai'
const launch = line('Lancer un chatbot', 'Launch a chatbot')
const toChatbots = linkTo(launch, 'page-chatbots')

const demo = vetDemo({
  title: line(
    'Il répond la nuit. Et\u00A0sait passer la main.',
    'It answers at night. And\u00A0knows when to hand over.',
  ),
  features: [
    chatFeature(
      'knows',
      [
        'Connaît vos horaires, vos soins et ses limites',
        'Knows your hours, your services, its limits',
      ],
      ['24 h/24', '24 hours a day'],
      [
        'Il répond d’après vos pages, et rien d’autre.',
        'It answers from your pages, and from nothing else.',
      ],
    ),
    chatFeature(
      'languages',
      ['Français, allemand, anglais', 'French, German, English'],
      ['3 langues', '3 languages'],
      [
        'Dans la langue de la question, sans menu à choisir.',
        'In the language of the question, with no menu to choose from.',
      ],
    ),
    chatFeature(
      'hands-over',
      ['Transmet à une personne dès qu’il doute', 'Hands over to a person whenever it is unsure'],
      ['1 demande sur 6', '1 request in 6'],
      [
        'Avec la conversation, pour que personne n’ait à se répéter.',
        'With the conversation, so that nobody has to say it twice.',
      ],
    ),
  ],
  link: toChatbots,
  figure: lowestPlanFigure('plan-chatbot-essential'),
})

const quiz: Section = {
  _type: 'quizTrail',
  _key: 'quiz',
  anchor: 'quiz',
  title: line('Trois questions, une direction', 'Three questions, one direction'),
  lead: paragraph(
    'L’exemple d’un cabinet de psychologie. Répondez comme un patient le ferait : sa demande arriverait chez vous avec la recommandation, comme la vôtre arrive chez nous.',
    'A psychology practice, as an example. Answer as a patient would: the request would reach you with the recommendation, just as yours reaches us.',
  ),
  quiz: reference('quiz-practice'),
}

const benefits: Section = {
  _type: 'benefitsWithAside',
  _key: 'benefits',
  title: line('Ce qu’il vous enlève des épaules', 'What it takes off your shoulders'),
  lead: paragraph(
    'La même question, dix fois par jour, mérite une bonne réponse. Pas forcément la vôtre, dix fois.',
    'The same question ten times a day deserves a good answer. Not necessarily yours, ten times.',
  ),
  benefits: [
    benefit(
      'night',
      line('23 h 12', '23:12'),
      line('Ouvert quand vous dormez', 'Open while you sleep'),
      paragraph(
        'Le soir et le dimanche, on cherche, on compare et on décide. Une réponse est déjà là.',
        'Evenings and Sundays are when people search, compare and decide. An answer is already there.',
      ),
    ),
    benefit(
      'source',
      line('Vos pages', 'Your pages'),
      line('Rien d’inventé', 'Nothing made up'),
      paragraph(
        'Chaque réponse vient d’une page que vous avez écrite ou relue. Ce qu’il ne sait pas, il le dit.',
        'Every answer comes from a page you have written or read over. When it does not know, it says so.',
      ),
    ),
    benefit(
      'person',
      line('Une personne', 'A person'),
      line('Jamais un cul-de-sac', 'Never a dead end'),
      paragraph(
        'Un numéro, une adresse ou un rendez-vous : la conversation arrive chez vous avec tout ce qui a été dit.',
        'A number, an address or an appointment: the conversation reaches you with everything that was said.',
      ),
    ),
    benefit(
      'quiz',
      line('3 questions', '3 questions'),
      line('La bonne offre d’abord', 'The right offer first'),
      paragraph(
        'Un questionnaire court oriente chaque visiteur, et vous savez déjà pourquoi il vous écrit.',
        'A short quiz points each visitor the right way, and you already know why they are writing.',
      ),
    ),
  ],
  asideTitle: line('Quelle question revient chaque jour ?', 'Which question comes up every day?'),
  asideText: paragraph(
    'Racontez-la-nous : c’est la première à confier à un assistant.',
    'Tell us: it is the first one to hand to an assistant.',
  ),
  figure: serviceFigure('service-artificial-intelligence'),
  link: linkToPath(line('En parler', 'Talk about it'), `${path}#contact`),
}

/** The page of what answers day and night: an assistant that converses, a quiz that points the way. */
export const artificialIntelligence = page({
  key: 'service-artificial-intelligence',
  path,
  title: line('Intelligence artificielle', 'Artificial intelligence'),
  seoTitle: ['Chatbots et IA pour PME suisses', 'Chatbots and AI for Swiss businesses'],
  seoDescription: [
    'Un assistant qui connaît votre entreprise, répond en plusieurs langues et vous passe la main au bon moment. Chatbots et questionnaires sur mesure.',
    'An assistant that knows your business, answers in several languages and hands over at the right moment. Chatbots and quizzes made for you.',
  ],
  sections: [
    pageHeader(
      paragraph('Une réponse,\nmême à minuit.', 'An answer,\neven at midnight.'),
      paragraph(
        'Un assistant qui connaît vos horaires, vos services et ses propres limites. Il répond la nuit, en plusieurs langues, et passe la main quand il ne sait pas.',
        'An assistant that knows your hours, your services and its own limits. It answers at night, in several languages, and hands over when it does not know.',
      ),
      serviceFigure('service-artificial-intelligence'),
    ),
    demo,
    quiz,
    benefits,
    threeVoices(line('Réglé sans un coup de téléphone', 'Settled without a phone call'), [
      '19',
      '15',
      '24',
    ]),
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
    questions(
      aiFaqs,
      linkToPath(line('Poser une autre question', 'Ask another question'), `${path}#contact`),
    ),
    goesWellWith(
      paragraph(
        'Un assistant ne vaut que par les pages qu’il a lues et par la machine qui le porte.',
        'An assistant is only as good as the pages it has read and the machine that carries it.',
      ),
      ['website', 'hosting'],
    ),
    serviceForm(
      line('Parlons de votre assistant', 'Let’s talk about your assistant'),
      paragraph(
        'Dites-nous quelles questions reviennent, et qui y répond aujourd’hui. Nous vous montrons une première conversation, tirée de vos propres pages.',
        'Tell us which questions keep coming back, and who answers them today. We show you a first conversation, drawn from your own pages.',
      ),
      'service-artificial-intelligence',
    ),
    invitation(
      line('Prêt à le laisser veiller ?', 'Ready to let it keep watch?'),
      paragraph(
        'Un petit chatbot suffit pour commencer. Il grandit avec ce qu’on lui demande.',
        'A small chatbot is enough to begin with. It grows with what it is asked.',
      ),
      toChatbots,
      lowestPlanFigure('plan-chatbot-essential'),
    ),
  ],
})
