import { linkToPath } from '../../../builders/link.ts'
import { line, paragraph } from '../../../builders/text.ts'
import { leadFaqs } from '../../marketing-faqs.ts'
import { serviceFigure } from '../../services/service.ts'
import { page, type Section } from '../page.ts'
import { goesWellWith, pageHeader, questions, serviceForm } from '../sections.ts'
import { benefit, slider, station, threeVoices } from './tool.ts'

const path = '/services/lead-generation'
const toForm = linkToPath(
  line('Décrire mon bon client', 'Describe my best customer'),
  `${path}#contact`,
)

const calculator: Section = {
  _type: 'leadCalculator',
  _key: 'calculator',
  anchor: 'calculator',
  title: line('Ce que coûte un client', 'What a customer costs'),
  lead: paragraph(
    'Cinq chiffres suffisent. Les nôtres sont ceux d’un artisan ordinaire ; remplacez-les par les vôtres.',
    'Five figures are enough. Ours are those of an ordinary tradesperson; put in your own.',
  ),
  budget: slider(200, 10_000, 100, 1500),
  visitCost: slider(1, 15, 1, 3),
  enquiryRate: slider(0.5, 15, 0.5, 4),
  saleRate: slider(5, 80, 5, 25),
  margin: slider(100, 10_000, 100, 900),
}

const benefits: Section = {
  _type: 'benefitsWithAside',
  _key: 'benefits',
  title: line('Avant le formulaire, et après', 'Before the form, and after it'),
  lead: paragraph(
    'Dix demandes que vous pouvez honorer valent mieux que cent qui vous font perdre la semaine.',
    'Ten enquiries you can act on are worth more than a hundred that cost you a week.',
  ),
  benefits: [
    benefit(
      'page',
      line('1 besoin', '1 need'),
      line('Une page par besoin', 'One page per need'),
      paragraph(
        'Elle répond à la question que votre client se pose, montre un chantier qui ressemble au sien et dit aussi pour qui vous n’êtes pas fait.',
        'It answers the question your customer is asking, shows a job that looks like theirs, and says who you are not the right choice for.',
      ),
    ),
    benefit(
      'form',
      line('4 champs', '4 fields'),
      line('Un formulaire qui se remplit debout', 'A form you can fill in standing up'),
      paragraph(
        'Quatre champs plutôt que douze, sur un téléphone, entre deux arrêts de bus. Ce qui manque se demande au premier appel.',
        'Four fields rather than twelve, on a phone, between two bus stops. Anything missing can wait for the first call.',
      ),
    ),
    benefit(
      'sorting',
      line('3 tiroirs', '3 drawers'),
      line('Un tri avant votre bureau', 'Sorted before it reaches your desk'),
      paragraph(
        'Urgent, à chiffrer, à orienter ailleurs : chaque demande arrive dans le bon tiroir, avec la commune, le délai et l’ordre de grandeur.',
        'Urgent, to be quoted, better off elsewhere: each enquiry arrives in the right drawer, with the town, the deadline and a rough size.',
      ),
    ),
    benefit(
      'signed',
      line('1 chiffre', '1 figure'),
      line('Compté à la signature', 'Counted at the signature'),
      paragraph(
        'Nous suivons les devis signés, pas les envois. Une page qui remplit votre boîte sans rien vendre, nous la retirons.',
        'We follow signed quotes, not submissions. A page that fills your inbox and sells nothing is taken down.',
      ),
    ),
  ],
  asideTitle: line('Votre bon client, en deux phrases', 'Your best customer, in two sentences'),
  asideText: paragraph(
    'Décrivez-le-nous. Nous revenons avec les mots qu’il tape, les pages qui manquent et ce qu’une demande devrait vous coûter.',
    'Describe them to us. We come back with the words they type, the pages that are missing and what an enquiry ought to cost you.',
  ),
  figure: serviceFigure('service-lead-generation'),
  link: toForm,
}

const way: Section = {
  _type: 'steps',
  _key: 'way',
  title: line('Six semaines jusqu’aux premières signatures', 'Six weeks to the first signatures'),
  steps: [
    station(
      'listen',
      line('Semaine 1', 'Week 1'),
      line('Vos dix derniers bons clients', 'Your last ten good customers'),
      [
        'Qui ils sont, ce qu’ils ont demandé, par où ils sont venus. Et les dix que vous auriez préféré ne pas avoir.',
        'Who they are, what they asked for, how they came. And the ten you would rather not have had.',
      ],
    ),
    station(
      'write',
      line('Semaine 2', 'Week 2'),
      line('Les pages et le formulaire', 'The pages and the form'),
      [
        'Écrits avec vos mots, relus par vous. Le tri se règle sur vos vrais cas.',
        'Written in your words, checked by you. The sorting is set up on real cases of yours.',
      ],
    ),
    station('open', line('Semaine 4', 'Week 4'), line('On ouvre une porte', 'One door opens'), [
      'Un seul canal, un petit budget. Assez pour savoir ce que coûte une visite chez vous.',
      'One channel, a small budget. Enough to know what a visit costs in your trade.',
    ]),
    station(
      'count',
      line('Semaine 6', 'Week 6'),
      line('On compte les signatures', 'We count signatures'),
      [
        'Ce qui signe reste et grandit. Le reste s’arrête, et vous savez pourquoi.',
        'What signs stays and grows. The rest stops, and you know why.',
      ],
    ),
  ],
}

/** The page of lead generation: what an enquiry costs, worked out with the visitor's own figures. */
export const leadGeneration = page({
  key: 'service-lead-generation',
  path,
  title: line('Génération de prospects', 'Lead generation'),
  seoTitle: ['Génération de prospects pour PME', 'Lead generation for small businesses'],
  seoDescription: [
    'Des demandes que vous pouvez honorer : pages ciblées, formulaires courts, tri avant l’envoi. Calculez en cinq chiffres ce que vous coûte un nouveau client.',
    'Enquiries you can act on: focused pages, short forms, sorting before they reach you. Work out in five figures what a new customer costs you.',
  ],
  sections: [
    pageHeader(
      paragraph('La bonne demande,\nau bon bureau.', 'The right enquiry,\non the right desk.'),
      paragraph(
        'Des pages qui répondent, des formulaires courts et un tri avant que la demande n’arrive chez vous. Pour les entreprises qui vendent sur devis et n’ont pas de temps à perdre.',
        'Pages that answer, short forms, and some sorting before an enquiry lands with you. For businesses that sell by quotation and have no time to waste.',
      ),
      serviceFigure('service-lead-generation'),
      toForm,
    ),
    calculator,
    benefits,
    way,
    threeVoices(line('Moins de devis pour rien', 'Fewer quotes for nothing'), ['36', '38', '18']),
    questions(
      leadFaqs,
      linkToPath(line('Poser une autre question', 'Ask another question'), `${path}#contact`),
    ),
    goesWellWith(
      paragraph(
        'Une demande vient de quelque part et arrive quelque part. Ces trois-là s’occupent des deux bouts.',
        'An enquiry comes from somewhere and arrives somewhere. These three look after both ends.',
      ),
      ['paid-media', 'seo', 'analytics'],
    ),
    serviceForm(
      line('À quoi ressemble votre bon client ?', 'What does your best customer look like?'),
      paragraph(
        'Décrivez-le en deux phrases. Nous cherchons où il se trouve et ce qu’il en coûte de l’amener chez vous.',
        'Describe them in two sentences. We find out where they are and what it takes to bring them to you.',
      ),
      'service-lead-generation',
    ),
  ],
})
