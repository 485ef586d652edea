import { linkToPath } from '../../../builders/link.ts'
import { line, paragraph } from '../../../builders/text.ts'
import { socialFaqs } from '../../marketing-faqs.ts'
import { serviceFigure } from '../../services/service.ts'
import { page, type Section } from '../page.ts'
import { goesWellWith, pageHeader, questions, serviceForm } from '../sections.ts'
import { benefit, slider, station, threeVoices } from './tool.ts'

const path = '/services/social-media'
const toForm = linkToPath(line('Trouver mon rythme', 'Find your pace'), `${path}#contact`)

const post = (key: string, minutes: number, fr: string, en: string) => ({
  _type: 'postFormat',
  _key: key,
  title: line(fr, en),
  minutes,
})

const plan: Section = {
  _type: 'postingPlan',
  _key: 'plan',
  anchor: 'plan',
  title: line('Votre semaine, dans le temps que vous avez', 'Your week, in the time you have'),
  lead: paragraph(
    'Dites combien de temps vous pouvez y mettre. Le plan réserve d’abord de quoi répondre, puis remplit les jours.',
    'Say how much time you can give. The plan sets aside enough for answers first, then fills the days.',
  ),
  minutes: slider(30, 480, 15, 150),
  networks: slider(1, 4, 1, 2),
  formats: [
    post('photo', 15, 'Une photo du jour', 'A photo of the day'),
    post('gesture', 35, 'Un geste du métier, filmé', 'A move of the trade, filmed'),
    post('question', 20, 'Une question de client', 'A customer’s question'),
    post('person', 25, 'Quelqu’un de l’équipe', 'Someone on the team'),
    post('before', 20, 'Avant, après', 'Before and after'),
  ],
  adapting: 5,
  answering: 20,
}

const benefits: Section = {
  _type: 'benefitsWithAside',
  _key: 'benefits',
  title: line('Moins, mais toutes les semaines', 'Less, but every week'),
  lead: paragraph(
    'Une publication par semaine pendant un an vaut mieux que trente en janvier. Voici ce qui permet de tenir.',
    'One post a week for a year beats thirty in January. This is what keeps it going.',
  ),
  benefits: [
    benefit(
      'voice',
      line('1 page', '1 page'),
      line('Une ligne, et ses limites', 'A voice, and its limits'),
      paragraph(
        'De quoi vous parlez, sur quel ton, et ce que vous laissez aux autres. Elle tient sur une page, collée près de la machine à café.',
        'What you talk about, in which tone, and what you leave to others. It fits on one page, next to the coffee machine.',
      ),
    ),
    benefit(
      'templates',
      line('10 min', '10 min'),
      line('Des modèles à vos couleurs', 'Templates in your colours'),
      paragraph(
        'Une photo, une phrase, le bon format pour chaque réseau : dix minutes depuis un téléphone, sans logiciel à apprendre.',
        'A photo, a sentence, the right format for each network: ten minutes on a phone, with no software to learn.',
      ),
    ),
    benefit(
      'seasons',
      line('4 saisons', '4 seasons'),
      line('Un calendrier calé sur les vôtres', 'A calendar set to yours'),
      paragraph(
        'Les moissons, la rentrée, les soldes, le trou de février : ce qui revient chaque année est prêt avant que vous n’y pensiez.',
        'Harvest, back to school, the sales, the February lull: what comes round every year is ready before you think of it.',
      ),
    ),
    benefit(
      'keys',
      line('Vos clés', 'Your keys'),
      line('Des comptes qui restent les vôtres', 'Accounts that remain yours'),
      paragraph(
        'Nous publions pour vous ou nous formons la personne qui le fera. Dans les deux cas, les mots de passe sont chez vous.',
        'We post for you or train the person who will. Either way, the passwords stay with you.',
      ),
    ),
  ],
  asideTitle: line('Montrez-nous les trois dernières', 'Show us your last three'),
  asideText: paragraph(
    'Trois publications suffisent pour voir ce qui marche déjà chez vous. Nous partons de là, jamais d’une page blanche.',
    'Three posts are enough to see what already works for you. We start from there, never from a blank page.',
  ),
  figure: serviceFigure('service-social-media'),
  link: toForm,
}

const way: Section = {
  _type: 'steps',
  _key: 'way',
  title: line('Un mois pour trouver le pas', 'A month to find your stride'),
  steps: [
    station(
      'look',
      line('Semaine 1', 'Week 1'),
      line('On regarde ce qui existe', 'We look at what is there'),
      [
        'Vos publications, celles de vos voisins, ce que vos clients vous demandent au comptoir.',
        'Your posts, your neighbours’ posts, and what customers ask you over the counter.',
      ],
    ),
    station(
      'voice',
      line('Semaine 2', 'Week 2'),
      line('On écrit la ligne', 'We write down the voice'),
      [
        'Une page, cinq types de publications, les modèles qui vont avec.',
        'One page, five kinds of posts, and the templates to go with them.',
      ],
    ),
    station('together', line('Semaine 3', 'Week 3'), line('On publie à deux', 'We post together'), [
      'Vous tenez le téléphone, nous tenons le chronomètre. Ce qui prend trop de temps est simplifié.',
      'You hold the phone, we hold the stopwatch. Anything that takes too long is made simpler.',
    ]),
    station(
      'alone',
      line('Semaine 5', 'Week 5'),
      line('Vous continuez sans nous', 'You carry on without us'),
      [
        'Ou nous continuons pour vous. Un point d’une demi-heure par mois dit ce qui a plu, et à qui.',
        'Or we keep going for you. Half an hour a month tells what people liked, and which people.',
      ],
    ),
  ],
}

/** The page of social media: a week's plan in the time there is. */
export const socialMedia = page({
  key: 'service-social-media',
  path,
  title: line('Réseaux sociaux', 'Social media'),
  seoTitle: ['Réseaux sociaux pour PME suisses', 'Social media for Swiss businesses'],
  seoDescription: [
    'Une ligne éditoriale, des modèles à vos couleurs et un rythme que vous tenez. Composez votre semaine de publications selon le temps que vous avez.',
    'A clear voice, templates in your colours and a pace you can keep. Plan your week of posts in the time you actually have.',
  ],
  sections: [
    pageHeader(
      paragraph('Un rythme\nque l’on tient.', 'A pace\nyou can keep.'),
      paragraph(
        'Vos clients ne vous demandent pas d’être partout, mais d’être là la semaine prochaine aussi. Une ligne, des modèles, un calendrier réaliste : nous publions pour vous, ou nous vous apprenons à le faire.',
        'Customers do not ask you to be everywhere; they ask you to be there next week too. A clear voice, templates, a realistic calendar: we post for you, or show you how.',
      ),
      serviceFigure('service-social-media'),
      toForm,
    ),
    plan,
    benefits,
    way,
    threeVoices(
      line('Ils le font eux-mêmes, en quelques minutes', 'They do it themselves, in minutes'),
      ['12', '35', '06'],
    ),
    questions(
      socialFaqs,
      linkToPath(line('Poser une autre question', 'Ask another question'), `${path}#contact`),
    ),
    goesWellWith(
      paragraph(
        'Une publication plaît ; ensuite, il faut un endroit où aller et une image que l’on reconnaît.',
        'People like a post; then they need somewhere to go, and a look they recognise.',
      ),
      ['graphic-design', 'paid-media', 'seo'],
    ),
    serviceForm(
      line('Quel rythme vous va ?', 'What pace suits you?'),
      paragraph(
        'Joignez le plan de votre semaine ou racontez-nous simplement qui, chez vous, aime prendre des photos.',
        'Add the plan of your week, or simply tell us who on your team likes taking photos.',
      ),
      'service-social-media',
    ),
  ],
})
