import { linkToPath } from '../../../builders/link.ts'
import { line, paragraph } from '../../../builders/text.ts'
import { analyticsFaqs } from '../../marketing-faqs.ts'
import { serviceFigure } from '../../services/service.ts'
import { page, type Section } from '../page.ts'
import { goesWellWith, pageHeader, questions, serviceForm } from '../sections.ts'
import { benefit, slider, station, threeVoices } from './tool.ts'

const path = '/services/analytics-and-cro'
const toForm = linkToPath(line('Réserver l’audit', 'Book the audit'), `${path}#contact`)

const step = (key: string, rate: ReturnType<typeof slider>, fr: string, en: string) => ({
  _type: 'funnelStep',
  _key: key,
  title: line(fr, en),
  rate,
})

const funnel: Section = {
  _type: 'funnel',
  _key: 'funnel',
  anchor: 'funnel',
  title: line('Élargissez l’entonnoir', 'Widen the funnel'),
  lead: paragraph(
    'De la visite au contrat, chaque étape perd du monde. Déplacez-en une et voyez ce qui arrive au bout.',
    'From the visit to the contract, every step loses people. Move one and see what comes out at the end.',
  ),
  visits: slider(200, 10_000, 100, 1200),
  steps: [
    step('read', slider(5, 95, 1, 45), 'Lisent une offre', 'Read an offer'),
    step('open', slider(1, 60, 1, 12), 'Ouvrent le formulaire', 'Open the form'),
    step('send', slider(5, 95, 1, 40), 'L’envoient', 'Send it'),
    step('sign', slider(5, 95, 1, 30), 'Signent', 'Sign'),
  ],
}

const benefits: Section = {
  _type: 'benefitsWithAside',
  _key: 'benefits',
  title: line('Mesurer moins, décider plus', 'Measure less, decide more'),
  lead: paragraph(
    'La plupart des tableaux de bord comptent tout et n’apprennent rien. Nous gardons ce qui change une décision.',
    'Most dashboards count everything and teach nothing. We keep what changes a decision.',
  ),
  benefits: [
    benefit(
      'figures',
      line('4 chiffres', '4 figures'),
      line('Ceux qui font agir', 'The ones that make you act'),
      paragraph(
        'Quatre, choisis avec vous, avec le seuil à partir duquel on fait quelque chose. Le reste existe, mais ne vous réveille pas.',
        'Four, chosen with you, each with the threshold at which something is done. The rest exists but does not wake you up.',
      ),
    ),
    benefit(
      'minute',
      line('1 minute', '1 minute'),
      line('Un tableau qui se lit debout', 'A board you can read standing up'),
      paragraph(
        'Une page par mois, sans jargon, avec une phrase par chiffre. Votre comptable et votre apprentie la comprennent aussi.',
        'One page a month, without jargon, a sentence for each figure. Your accountant and your apprentice understand it too.',
      ),
    ),
    benefit(
      'consent',
      line('Oui ou non', 'Yes or no'),
      line('Un consentement honnête', 'Honest consent'),
      paragraph(
        'Rien n’est compté avant le oui, et le non est aussi facile. Conforme au droit suisse, et sans fenêtre qui fait fuir.',
        'Nothing is counted before the yes, and the no is just as easy. In line with Swiss law, and without a window that drives people away.',
      ),
    ),
    benefit(
      'trial',
      line('1 à la fois', '1 at a time'),
      line('Un essai, un résultat', 'One trial, one result'),
      paragraph(
        'Un titre, un bouton, un champ : un seul changement, jusqu’à ce que ce soit net. Ce qui ne marche pas est retiré.',
        'A headline, a button, a field: a single change, until the result is clear. What does not work is taken out.',
      ),
    ),
  ],
  asideTitle: line('Ouvrons vos chiffres ensemble', 'Let’s open your figures together'),
  asideText: paragraph(
    'Le temps d’un appel, sans frais, nous vérifions ce que compte votre outil, ce qu’il oublie et où vos visiteurs renoncent.',
    'In one call, free of charge, we check what your tool counts, what it misses and where your visitors give up.',
  ),
  figure: serviceFigure('service-analytics'),
  link: toForm,
}

const way: Section = {
  _type: 'steps',
  _key: 'way',
  title: line('Comment un essai se passe', 'How a trial goes'),
  steps: [
    station(
      'check',
      line('Jour 1', 'Day 1'),
      line('Vérifier l’instrument', 'Check the instrument'),
      [
        'Une demande d’essai, un achat d’essai : sont-ils comptés, et une seule fois ?',
        'A test enquiry, a test purchase: are they counted, and only once?',
      ],
    ),
    station(
      'watch',
      line('Jour 5', 'Day 5'),
      line('Regarder cinq personnes', 'Watch five people'),
      [
        'Elles cherchent ce que vous vendez. Nous notons où le doigt hésite.',
        'They look for what you sell. We note where the finger hesitates.',
      ],
    ),
    station('change', line('Jour 12', 'Day 12'), line('Changer une chose', 'Change one thing'), [
      'Celle où l’on perd le plus de monde pour le moins de travail.',
      'The one where most people are lost for the least work.',
    ]),
    station(
      'keep',
      line('Jour 40', 'Day 40'),
      line('Garder, ou retirer', 'Keep it, or take it out'),
      [
        'Le résultat s’écrit en une phrase, et il est à vous : c’est ce que vous savez désormais de vos clients.',
        'The result is written in one sentence, and it is yours: one more thing you know about your customers.',
      ],
    ),
  ],
}

/** The page of analytics and conversion: a funnel to pull on. */
export const analytics = page({
  key: 'service-analytics',
  path,
  title: line('Mesure & conversion', 'Analytics & conversion'),
  seoTitle: ['Mesure et taux de conversion', 'Analytics and conversion'],
  seoDescription: [
    'Quatre chiffres utiles, recueillis avec l’accord des visiteurs, et des essais menés un à la fois. Voyez quelle étape de votre site mérite l’effort.',
    'Four useful figures, collected with visitors’ consent, and trials run one at a time. See which step of your site is worth the effort.',
  ],
  sections: [
    pageHeader(
      paragraph('Comprendre,\npuis améliorer.', 'Understand,\nthen improve.'),
      paragraph(
        'Le double de visites coûte cher. Le double de visiteurs qui aboutissent coûte souvent un titre, un champ en moins et un peu de patience. Nous cherchons où.',
        'Twice the visits is expensive. Twice the visitors who get to the end often costs a headline, one field less and some patience. We find out where.',
      ),
      serviceFigure('service-analytics'),
      toForm,
    ),
    funnel,
    benefits,
    way,
    threeVoices(line('Des chiffres, puis du calme', 'Figures, then peace and quiet'), [
      '22',
      '37',
      '15',
    ]),
    questions(
      analyticsFaqs,
      linkToPath(line('Poser une autre question', 'Ask another question'), `${path}#contact`),
    ),
    goesWellWith(
      paragraph(
        'Mesurer montre où cela coince. Ces services-là s’en occupent.',
        'Measuring shows where things get stuck. These services do something about it.',
      ),
      ['website', 'lead-generation', 'digital-marketing'],
    ),
    serviceForm(
      line('Que disent vos chiffres ?', 'What are your figures saying?'),
      paragraph(
        'Joignez votre entonnoir ou l’adresse de votre site. Nous vous disons où regarder d’abord.',
        'Add your funnel or the address of your site. We tell you where to look first.',
      ),
      'service-analytics',
    ),
  ],
})
