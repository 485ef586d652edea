import { linkToPath } from '../../../builders/link.ts'
import { line, paragraph } from '../../../builders/text.ts'
import { paidFaqs } from '../../marketing-faqs.ts'
import { serviceFigure } from '../../services/service.ts'
import { page, type Section } from '../page.ts'
import { goesWellWith, pageHeader, questions, serviceForm } from '../sections.ts'
import { benefit, slider, station, threeVoices } from './tool.ts'

const path = '/services/paid-media'
const toForm = linkToPath(line('Chiffrer ma campagne', 'Cost my campaign'), `${path}#contact`)

const channel = (
  key: string,
  lowest: number,
  parts: [fill: number, known: number, sell: number],
  title: [fr: string, en: string],
  text: [fr: string, en: string],
) => ({
  _type: 'adChannel',
  _key: key,
  title: line(...title),
  text: line(...text),
  lowest,
  parts,
})

const split: Section = {
  _type: 'budgetSplit',
  _key: 'split',
  anchor: 'budget',
  title: line('Où irait votre budget', 'Where your budget would go'),
  lead: paragraph(
    'Un montant, un but. La répartition écarte les canaux qui recevraient trop peu pour servir à quelque chose.',
    'One amount, one aim. The split leaves out any channel that would get too little to be of use.',
  ),
  budget: slider(200, 8000, 100, 1500),
  goals: [
    line('Remplir vite', 'Fill up fast'),
    line('Se faire connaître', 'Become known'),
    line('Vendre en ligne', 'Sell online'),
  ],
  channels: [
    channel(
      'search',
      300,
      [50, 20, 30],
      ['Recherche', 'Search'],
      ['Ceux qui cherchent déjà ce que vous faites', 'People already looking for what you do'],
    ),
    channel(
      'map',
      150,
      [25, 15, 5],
      ['Carte et alentours', 'Map and nearby'],
      ['Ceux qui passent près de votre porte', 'People passing near your door'],
    ),
    channel(
      'social',
      250,
      [15, 45, 25],
      ['Réseaux sociaux', 'Social networks'],
      ['Ceux qui ne vous connaissent pas encore', 'People who do not know you yet'],
    ),
    channel(
      'shopping',
      300,
      [0, 0, 30],
      ['Fiches produits', 'Product listings'],
      ['Ceux qui comparent un prix et une photo', 'People comparing a price and a picture'],
    ),
    channel(
      'back',
      150,
      [10, 20, 10],
      ['Reciblage', 'Remarketing'],
      ['Ceux qui sont venus et ont hésité', 'People who came and hesitated'],
    ),
  ],
}

const benefits: Section = {
  _type: 'benefitsWithAside',
  _key: 'benefits',
  title: line('Un budget, un but, une date de fin', 'One budget, one aim, one end date'),
  lead: paragraph(
    'Une annonce sert à quelque chose de précis : remplir un cours, vendre un stock, ouvrir une succursale. Nous le fixons avec vous avant de dépenser un franc.',
    'Every advert has a job to do: fill a class, clear stock, open a branch. We agree on it with you before a single franc is spent.',
  ),
  benefits: [
    benefit(
      'language',
      line('3 langues', '3 languages'),
      line('Écrites, jamais traduites', 'Written, never translated'),
      paragraph(
        'Des annonces en français, en allemand et en anglais, chacune pensée pour qui la lit. À Bienne, c’est la même rue et deux textes.',
        'Adverts in French, German and English, each written for whoever reads it. In Biel it is one street and two texts.',
      ),
    ),
    benefit(
      'radius',
      line('15 km', '15 km'),
      line('Là où vous pouvez servir', 'Where you can serve'),
      paragraph(
        'Par canton, par commune ou par distance de votre porte. Le clic d’une personne trop lointaine est un clic de trop.',
        'By canton, by town or by distance from your door. A click from someone too far away is one click too many.',
      ),
    ),
    benefit(
      'weekly',
      line('1 par semaine', '1 a week'),
      line('Un point, une décision', 'A review, a decision'),
      paragraph(
        'Dépensé, demandé, signé. Ce qui ne porte pas est coupé le jour même, sans attendre la fin du mois.',
        'Spent, enquired, signed. What does not carry is cut the same day, not at the end of the month.',
      ),
    ),
    benefit(
      'account',
      line('À vous', 'Yours'),
      line('Un compte à votre nom', 'An account in your name'),
      paragraph(
        'Avec son historique et ses factures. Si vous changez de prestataire, vous ne perdez rien, pas même un mot-clé.',
        'With its history and its invoices. Change agency and you lose nothing, not even a keyword.',
      ),
    ),
  ],
  asideTitle: line('Que voulez-vous remplir ?', 'What do you want to fill?'),
  asideText: paragraph(
    'Un agenda, un entrepôt, une salle : dites-le-nous. Nous revenons avec un montant, un but et une date pour s’arrêter.',
    'A diary, a stockroom, a hall: tell us. We come back with an amount, an aim and a date to stop.',
  ),
  figure: serviceFigure('service-paid-media'),
  link: toForm,
}

const way: Section = {
  _type: 'steps',
  _key: 'way',
  title: line('Les trente premiers jours', 'The first thirty days'),
  steps: [
    station('aim', line('Jour 1', 'Day 1'), line('Un but, un plafond', 'An aim, a ceiling'), [
      'Ce qu’une demande peut coûter au plus. Au-delà, on s’arrête, et c’est écrit.',
      'The most an enquiry may cost. Beyond that we stop, and it is in writing.',
    ]),
    station('advert', line('Jour 5', 'Day 5'), line('Trois annonces', 'Three adverts'), [
      'Une prudente, une franche, une que vous n’auriez pas osée.',
      'A careful one, a blunt one, and one you would not have dared.',
    ]),
    station('measure', line('Jour 15', 'Day 15'), line('On compte', 'We count'), [
      'Les mots qui amènent des curieux sont retirés ; ceux qui amènent des clients reçoivent leur part.',
      'Words that bring the merely curious go; those that bring customers get their share.',
    ]),
    station('decide', line('Jour 30', 'Day 30'), line('Continuer, ou pas', 'Go on, or not'), [
      'Vous avez le coût d’une demande sous les yeux. La décision est la vôtre, et elle prend cinq minutes.',
      'You have the cost of an enquiry in front of you. The decision is yours, and takes five minutes.',
    ]),
  ],
}

/** The page of paid media: how a budget would be split. */
export const paidMedia = page({
  key: 'service-paid-media',
  path,
  title: line('Publicité en ligne', 'Paid media'),
  seoTitle: ['Publicité en ligne pour PME suisses', 'Paid media for Swiss businesses'],
  seoDescription: [
    'Google Ads et réseaux sociaux, canton par canton, avec le budget que vous fixez. Répartissez-le en ligne et sachez ce que coûte chaque demande.',
    'Google Ads and social networks, canton by canton, on the budget you set. Split it online and know what each enquiry costs.',
  ],
  sections: [
    pageHeader(
      paragraph('Vu par les bons,\nau bon moment.', 'Seen by the right\npeople, in time.'),
      paragraph(
        'Des annonces montrées aux bonnes personnes, dans les bons cantons, avec un budget que vous fixez et pouvez arrêter du jour au lendemain. Vous voyez ce que coûte chaque demande.',
        'Adverts shown to the right people in the right cantons, on a budget you set and can stop overnight. You see what each enquiry costs.',
      ),
      serviceFigure('service-paid-media'),
      toForm,
    ),
    split,
    benefits,
    way,
    threeVoices(line('Trouvés au bon moment', 'Found at the right moment'), ['13', '05', '23']),
    questions(
      paidFaqs,
      linkToPath(line('Poser une autre question', 'Ask another question'), `${path}#contact`),
    ),
    goesWellWith(
      paragraph(
        'Une annonce amène quelqu’un. Ces trois services s’assurent qu’il reste, et qu’on le sache.',
        'An advert brings someone in. These three make sure they stay, and that you know it.',
      ),
      ['lead-generation', 'analytics', 'seo'],
    ),
    serviceForm(
      line('Chiffrons votre campagne', 'Let’s cost your campaign'),
      paragraph(
        'Joignez votre répartition ou dites-nous ce que vous voulez remplir, et pour quand.',
        'Add your split, or tell us what you want to fill, and by when.',
      ),
      'service-paid-media',
    ),
  ],
})
