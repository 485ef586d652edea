import { localeImage } from '../../../builders/image.ts'
import { linkTo, linkToPath } from '../../../builders/link.ts'
import { reference } from '../../../builders/reference.ts'
import { type LocaleString, type LocaleText, line, paragraph } from '../../../builders/text.ts'
import { chatbotPlans } from '../../plans/chatbots.ts'
import { lowestPlanFigure } from '../../services/service.ts'
import { page, type Section } from '../page.ts'
import { goesWellWith, pageHeader, serviceForm } from '../sections.ts'
import { chatFeature, vetDemo } from './chat-demo.ts'
import { benefit, station, threeVoices } from './tool.ts'

const path = '/services/artificial-intelligence-ai/chatbots'
const toPlans = linkToPath(line('Voir les trois formules', 'See the three plans'), `${path}#plans`)

const demo = vetDemo({
  title: line('Samedi, 23 h 12. Il décroche.', 'Saturday, 23:12. It picks up.'),
  features: [
    chatFeature(
      'asks',
      ['Il pose la bonne question', 'It asks the right question'],
      ['2 s', '2 s'],
      [
        'Un poids, une quantité : ce que la personne de garde demanderait aussi.',
        'A weight, an amount: what the vet on duty would ask too.',
      ],
    ),
    chatFeature(
      'limits',
      ['Il connaît ses limites', 'It knows its limits'],
      ['0 diagnostic', '0 diagnoses'],
      [
        'Il dit ce que vos pages disent. Le reste est pour la vétérinaire.',
        'It says what your pages say. The rest is for the vet.',
      ],
    ),
    chatFeature(
      'relay',
      ['Il transmet tout', 'It passes everything on'],
      ['1 min', '1 min'],
      [
        'Le nom, l’e-mail et la conversation : personne ne répète rien.',
        'The name, the email and the conversation: nobody has to say it twice.',
      ],
    ),
  ],
  link: linkToPath(line('Lancer mon chatbot', 'Launch my chatbot'), `${path}#contact`),
  figure: lowestPlanFigure('plan-chatbot-essential'),
})

const reason = (
  key: string,
  [value, unit]: [LocaleString, LocaleString],
  label: LocaleString,
  drawing: { drawing: string; amount: number; reference?: number },
) => ({ _type: 'drawnFigure', _key: key, value, unit, label, ...drawing })

const reasons: Section = {
  _type: 'figures',
  _key: 'reasons',
  title: line('La question n’attend pas lundi', 'The question will not wait till Monday'),
  lead: paragraph(
    'Ce que nous avons compté chez un vétérinaire d’Estavayer, avant et après l’arrivée de son assistant.',
    'What we counted at a vet’s in Estavayer, before and after its assistant moved in.',
  ),
  figures: [
    reason(
      'hour',
      [line('22', '10'), line('h', 'pm')],
      line(
        'l’heure de pointe des recherches, quatre heures après la fermeture',
        'the rush hour for searches, four hours after closing time',
      ),
      { drawing: 'clock', amount: 22 },
    ),
    reason(
      'known',
      [line('8', '8'), line('sur 10', 'in 10')],
      line(
        'des questions ont déjà leur réponse quelque part sur le site',
        'questions already have their answer somewhere on the site',
      ),
      { drawing: 'days', amount: 8, reference: 10 },
    ),
    reason(
      'stays',
      [line('58', '58'), line('%', '%')],
      line(
        'des demandes du soir aboutissent à un rendez-vous, contre 19 % avant',
        'of evening enquiries lead to an appointment, up from 19% before',
      ),
      { drawing: 'peaks', amount: 58, reference: 19 },
    ),
  ],
}

const advantage = (
  key: string,
  title: LocaleString,
  text: LocaleText,
  picture: [fr: string, en: string],
) => ({
  _type: 'card',
  _key: key,
  title,
  text,
  picture: localeImage(`chatbots/${key}.svg`, ...picture),
})

const advantages: Section = {
  _type: 'featureCards',
  _key: 'advantages',
  title: line('Ce qu’il fait mieux qu’un formulaire', 'What it does better than a form'),
  lead: paragraph(
    'Quatre choses, et pas une de plus : un bon assistant se reconnaît aussi à ce qu’il laisse aux personnes.',
    'Four things and no more: you also know a good assistant by what it leaves to people.',
  ),
  cards: [
    advantage(
      'night',
      line('Il répond à l’heure de la question', 'It answers when the question comes'),
      paragraph(
        'À midi comme à minuit, en deux secondes. Vos heures d’ouverture ne changent pas, votre disponibilité si.',
        'At noon or at midnight, in two seconds. Your opening hours stay the same; your availability does not.',
      ),
      [
        'Les questions d’une journée, heure par heure : plus de la moitié arrive hors des heures d’ouverture',
        'The questions of one day, hour by hour: more than half come outside opening hours',
      ],
    ),
    advantage(
      'languages',
      line('Il parle la langue du visiteur', 'It speaks the visitor’s language'),
      paragraph(
        'On lui écrit en allemand, il répond en allemand, d’après vos pages en français.',
        'Write to it in German and it answers in German, from the pages you wrote in French.',
      ),
      [
        'Trois bulles, trois langues : les guillemets français, allemands et anglais',
        'Three bubbles, three languages: French, German and English quotation marks',
      ],
    ),
    advantage(
      'sources',
      line('Il cite, il n’invente pas', 'It quotes, it does not invent'),
      paragraph(
        'Chaque réponse vient d’une de vos pages, et il dit laquelle. Sans page, pas de réponse.',
        'Every answer comes from one of your pages, and it says which. No page, no answer.',
      ),
      [
        'Une ligne surlignée dans une page, reprise telle quelle dans la réponse',
        'A line marked on a page, and the same line in the answer',
      ],
    ),
    advantage(
      'relay',
      line('Il sait passer la main', 'It knows when to hand over'),
      paragraph(
        'Dès qu’il doute, il prend un nom et un e-mail, et vous transmet la conversation entière.',
        'As soon as it is in doubt, it takes a name and an email and passes you the whole conversation.',
      ),
      [
        'Un chemin qui part d’une bulle et arrive chez une personne',
        'A trail that leaves a speech bubble and arrives at a person',
      ],
    ),
  ],
}

const exchange = (key: string, question: LocaleString, answer: LocaleText) => ({
  _type: 'chatExchange',
  _key: key,
  question,
  answer,
})

const modes: Section = {
  _type: 'chatModes',
  _key: 'modes',
  anchor: 'modes',
  title: line('Dans un coin, ou dans la page', 'In a corner, or in the page'),
  lead: paragraph(
    'Un seul assistant, deux façons de l’installer. Essayez-les sur le site du cabinet Les Trois Tilleuls : rien de ce que vous écrivez n’est envoyé.',
    'One assistant, two ways to install it. Try both on the site of Les Trois Tilleuls, a vet’s practice: nothing you type is sent.',
  ),
  client: reference('client-tilleuls'),
  popup: {
    _type: 'chatMode',
    label: line('En popup', 'As a popup'),
    text: paragraph(
      'Un bouton rond suit le visiteur de page en page. Discret, et toujours à un clic.',
      'A round button follows visitors from page to page. Discreet, and always one click away.',
    ),
    greeting: paragraph(
      'Bonsoir ! Le cabinet est fermé, moi pas. De quoi avez-vous besoin ?',
      'Good evening! The practice is closed, but I am not. What do you need?',
    ),
    exchanges: [
      exchange(
        'saturday',
        line('Êtes-vous ouverts samedi ?', 'Are you open on Saturday?'),
        paragraph(
          'Oui, de 8 h à midi, sur rendez-vous. Voici la page pour réserver.',
          'Yes, from 8:00 to noon, by appointment. Here is the page to book.',
        ),
      ),
      exchange(
        'parking',
        line('Où puis-je me garer ?', 'Where can I park?'),
        paragraph(
          'Trois places devant la porte. Elles sont prises ? Le parking de la gare est à quatre minutes.',
          'There are three spaces at the door. If they are taken, the station car park is four minutes away.',
        ),
      ),
      exchange(
        'person',
        line('Puis-je parler à quelqu’un ?', 'Can I talk to someone?'),
        paragraph(
          'Bien sûr. La Dre Savary est de garde : je lui transmets notre échange, elle vous rappelle.',
          'Of course. Dr Savary is on duty: I am passing her our conversation, and she will call you back.',
        ),
      ),
    ],
  },
  inline: {
    _type: 'chatMode',
    label: line('Dans la page', 'In the page'),
    text: paragraph(
      'Il remplace le formulaire là où la question se pose, et se termine par vos coordonnées.',
      'It takes the place of the form where the question comes up, and ends with contact details.',
    ),
    greeting: paragraph(
      'Je prépare votre première visite. Qui allons-nous rencontrer ?',
      'I am getting your first visit ready. Who are we going to meet?',
    ),
    exchanges: [
      exchange(
        'kitten',
        line('Un chaton de trois mois', 'A three-month-old kitten'),
        paragraph(
          'Alors prévoyez trente minutes : examen, premier vaccin et puce. Prenez son carnet, s’il en a un.',
          'Then allow thirty minutes: check-up, first vaccination and microchip. Bring his booklet if he has one.',
        ),
      ),
      exchange(
        'insurance',
        line('Faut-il une assurance ?', 'Do I need insurance?'),
        paragraph(
          'Non. Si vous en avez une, la page « Soins » dit ce qu’elle rembourse le plus souvent.',
          'No. If you have one, the page “Care” says what it usually pays for.',
        ),
      ),
    ],
  },
  heading: line('Votre première visite', 'Your first visit'),
  formText: paragraph(
    'Laissez-moi un nom et un e-mail : la Dre Savary vous propose trois dates demain matin.',
    'Leave me a name and an email: Dr Savary will suggest three dates tomorrow morning.',
  ),
}

const approach: Section = {
  _type: 'steps',
  _key: 'approach',
  anchor: 'approach',
  title: line('Quatre étapes jusqu’au sommet', 'Four stages to the top'),
  lead: paragraph(
    'Dix jours ouvrables pour un assistant qui répond juste. La pente est pour nous.',
    'Ten working days to an assistant that gets it right. We do the climbing.',
  ),
  drawing: 'profile',
  steps: [
    station('listen', line('Jour 1', 'Day 1'), line('Écouter', 'Listen'), [
      'Vos dix dernières journées de téléphone et d’e-mails : ce qui revient, et ce qui doit rester à une personne.',
      'Your last ten days of calls and emails: what keeps coming back, and what must stay with a person.',
    ]),
    station('feed', line('Jour 3', 'Day 3'), line('Nourrir', 'Feed'), [
      'Vos pages, vos horaires, vos réponses. Ce qui manque, nous l’écrivons avec vous.',
      'Your pages, your hours, your answers. Whatever is missing, we write with you.',
    ]),
    station('try', line('Jour 7', 'Day 7'), line('Éprouver', 'Test'), [
      'Cent questions, dont vingt pièges. Vous relisez chaque réponse avant tout le monde.',
      'A hundred questions, twenty of them traps. You read every answer before anyone else.',
    ]),
    station('open', line('Jour 10', 'Day 10'), line('Ouvrir', 'Open'), [
      'Il répond. Chaque mois, nous relevons ce qu’il n’a pas su et vous proposez la réponse.',
      'It answers. Every month we list what it could not, and you decide what it should say.',
    ]),
  ],
}

const plans: Section = {
  _type: 'planCards',
  _key: 'plans',
  anchor: 'plans',
  title: line('Trois formules, un même assistant', 'Three plans, one assistant'),
  lead: paragraph(
    'Commencez petit : vous passerez à la formule suivante sans rien refaire.',
    'Start small: you can move to the next plan without redoing anything.',
  ),
  figure: lowestPlanFigure('plan-chatbot-essential'),
  plans: chatbotPlans.map(({ _id }) => reference(_id)),
  link: linkTo(line('Comparer tous les prix', 'Compare all prices'), 'page-pricing'),
}

const benefits: Section = {
  _type: 'benefitsWithAside',
  _key: 'benefits',
  title: line('Ce que vous y gagnez', 'What you gain'),
  lead: paragraph(
    'Moins de répétitions au téléphone, et des demandes auxquelles il ne manque rien.',
    'Less repeating yourself on the phone, and enquiries with nothing missing.',
  ),
  benefits: [
    benefit(
      'calls',
      line('4 sur 10', '4 in 10'),
      line('Appels qui n’arrivent plus', 'Calls that no longer come in'),
      paragraph(
        'Un horaire, une adresse, un prix : l’assistant les donne. Restent les vraies conversations.',
        'Opening hours, directions, a price: the assistant gives them. What remains is real conversation.',
      ),
    ),
    benefit(
      'enquiries',
      line('24 h/24', '24/7'),
      line('Des demandes prises la nuit', 'Enquiries taken at night'),
      paragraph(
        'Le lundi commence par une liste triée, avec un nom, un e-mail et la question déjà posée.',
        'Monday starts with a sorted list: a name, an email, and the question already asked.',
      ),
    ),
    benefit(
      'words',
      line('1 relevé', '1 report'),
      line('Les mots de vos clients', 'Your customers’ own words'),
      paragraph(
        'Chaque mois, ce qu’ils ont demandé et comment. De quoi écrire la page qui manque.',
        'Every month, what they asked and how they put it. Enough to write the page that is missing.',
      ),
    ),
    benefit(
      'data',
      line('30 jours', '30 days'),
      line('Des conversations qui s’effacent', 'Conversations that are erased'),
      paragraph(
        'Vous fixez la durée. Elles servent à répondre et à améliorer vos réponses, jamais à entraîner un modèle.',
        'You set how long they stay. They serve to answer and to improve your answers, never to train a model.',
      ),
    ),
  ],
  asideTitle: line('Prêt à l’essayer ?', 'Ready to try it?'),
  asideText: paragraph(
    'Un premier assistant répond dix jours ouvrables après votre feu vert.',
    'A first assistant is answering ten working days after you say yes.',
  ),
  figure: lowestPlanFigure('plan-chatbot-essential'),
  link: linkToPath(line('Lancer mon chatbot', 'Launch my chatbot'), `${path}#contact`),
}

/** The page of chatbots: why, two ways to install one, how it is made and what it costs. */
export const chatbots = page({
  key: 'chatbots',
  path,
  title: line('Chatbots', 'Chatbots'),
  seoTitle: [
    'Chatbot pour PME suisses, en popup ou dans la page',
    'Chatbots for Swiss small businesses',
  ],
  seoDescription: [
    'Un chatbot nourri de vos pages, en popup ou dans la page, qui répond jour et nuit et passe la main. Deux prix affichés, une formule sur devis.',
    'A chatbot fed with your own pages, as a popup or in the page, that answers day and night and hands over. Two published prices, one plan on request.',
  ],
  sections: [
    pageHeader(
      paragraph('Il ouvre\nquand vous fermez.', 'It opens\nwhen you close.'),
      paragraph(
        'Un assistant qui a lu vos pages, répond en deux secondes et vous transmet ce qui mérite une personne. Vous relisez les réponses de l’essai avant qu’il ouvre.',
        'An assistant that has read your pages, answers in two seconds and passes on whatever deserves a person. You read the answers of the trial before it opens.',
      ),
      lowestPlanFigure('plan-chatbot-essential'),
      toPlans,
    ),
    demo,
    reasons,
    advantages,
    modes,
    approach,
    plans,
    benefits,
    threeVoices(line('La bonne réponse, à toute heure', 'The right answer, at any hour'), [
      '19',
      '41',
      '03',
    ]),
    serviceForm(
      line('Quelle question revient chaque jour ?', 'Which question comes up every day?'),
      paragraph(
        'Racontez-la-nous. C’est sans doute la première à confier à un assistant.',
        'Tell us. It is probably the first one to hand to an assistant.',
      ),
      'service-artificial-intelligence',
    ),
    goesWellWith(
      paragraph(
        'Un assistant ne vaut que par les pages qu’il a lues et les demandes que vous en attendez.',
        'An assistant is only as good as the pages it has read and the enquiries you expect from it.',
      ),
      ['artificial-intelligence', 'website', 'lead-generation'],
    ),
  ],
})
