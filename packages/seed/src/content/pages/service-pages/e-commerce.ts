import { linkTo, linkToPath } from '../../../builders/link.ts'
import { line, paragraph } from '../../../builders/text.ts'
import { shopFaqs } from '../../marketing-faqs.ts'
import { serviceFigure } from '../../services/service.ts'
import { page, type Section } from '../page.ts'
import { goesWellWith, invitation, pageHeader, questions, serviceForm } from '../sections.ts'
import { benefit, slider, station, threeVoices } from './tool.ts'

const path = '/services/e-commerce'
const figure = serviceFigure('service-e-commerce')
const toForm = linkToPath(line('Parler de ma boutique', 'Talk about my shop'), `${path}#contact`)

const parcel = (key: string, price: number, fr: string, en: string) => ({
  _type: 'parcelRate',
  _key: key,
  title: line(fr, en),
  price,
})

const check: Section = {
  _type: 'deliveryCheck',
  _key: 'check',
  anchor: 'margin',
  title: line('Que reste-t-il d’une commande ?', 'What is left of an order?'),
  lead: paragraph(
    'La marchandise, le colis, les frais, la TVA. Composez une commande et voyez dès quel panier vous pouvez offrir la livraison.',
    'Goods, parcel, fees, VAT. Put an order together and see from what basket value you can afford free delivery.',
  ),
  basket: slider(10, 300, 5, 80),
  goodsShare: slider(10, 85, 1, 45),
  charged: slider(0, 20, 1, 0),
  parcels: [
    parcel('light', 9, 'Jusqu’à 2 kg', 'Up to 2 kg'),
    parcel('medium', 12, 'Jusqu’à 10 kg', 'Up to 10 kg'),
    parcel('heavy', 21, 'Jusqu’à 30 kg', 'Up to 30 kg'),
  ],
  vat: 8.1,
  paymentFee: 2,
  packaging: 2,
  target: 20,
}

const benefits: Section = {
  _type: 'benefitsWithAside',
  _key: 'benefits',
  title: line('Vendre sans y passer vos nuits', 'Sell without staying up at night'),
  lead: paragraph(
    'Une boutique réussit quand la cliente trouve, comprend et paie sans réfléchir. Nous dessinons ce chemin, puis nous vous laissons les clés.',
    'A shop works when customers find, understand and pay without having to think. We draw that path, then hand you the keys.',
  ),
  benefits: [
    benefit(
      'catalogue',
      line('1 téléphone', '1 phone'),
      line('Un catalogue qui se tient à jour', 'A catalogue that stays current'),
      paragraph(
        'Photos, variantes, stocks : vous changez un prix depuis la cave ou l’atelier, et la boutique suit.',
        'Photos, variants, stock: you change a price from the cellar or the workshop, and the shop follows.',
      ),
    ),
    benefit(
      'payment',
      line('3 gestes', '3 taps'),
      line('Le paiement que l’on connaît', 'Payment people know'),
      paragraph(
        'TWINT, cartes, facture QR. Trois gestes entre le panier et le merci, sans compte à ouvrir.',
        'TWINT, cards, QR-bill. Three taps between the basket and the thank-you, with no account to open.',
      ),
    ),
    benefit(
      'orders',
      line('1 écran', '1 screen'),
      line('Des commandes au bon bureau', 'Orders on the right desk'),
      paragraph(
        'Préparer, imprimer l’étiquette, expédier, rembourser : tout se fait au même endroit, même pour l’aide du samedi.',
        'Pack, print the label, ship, refund: all in one place, even for the Saturday help.',
      ),
    ),
    benefit(
      'closed',
      line('0 code', '0 code'),
      line('Fermée quand vous l’êtes', 'Closed when you are'),
      paragraph(
        'Vacances, rupture, vendange : un interrupteur annonce la date de reprise et met les commandes en attente.',
        'Holidays, out of stock, harvest: one switch announces when you are back and puts orders on hold.',
      ),
    ),
  ],
  asideTitle: line('Une boutique, un abonnement', 'One shop, one subscription'),
  asideText: paragraph(
    'Conception, hébergement, gestion des commandes et modifications du mois sont réunis dans un seul montant.',
    'Design, hosting, order management and the month’s edits come together in a single price.',
  ),
  figure,
  link: toForm,
}

const way: Section = {
  _type: 'steps',
  _key: 'way',
  title: line('Du premier article à la première vente', 'From first item to first sale'),
  steps: [
    station('ten', line('Semaine 1', 'Week 1'), line('Dix articles', 'Ten items'), [
      'Les plus vendus d’abord : photos, textes, poids. Ils servent de modèle aux autres.',
      'Best sellers first: photos, texts, weights. They set the pattern for the rest.',
    ]),
    station('path', line('Semaine 3', 'Week 3'), line('Le chemin d’achat', 'The way to pay'), [
      'Essayé par cinq personnes qui ne vous connaissent pas, sur leur propre téléphone.',
      'Tried by five people who do not know you, on their own phones.',
    ]),
    station('trial', line('Semaine 5', 'Week 5'), line('Une vraie commande', 'A real order'), [
      'Payée, emballée, postée, retournée, remboursée. Vous connaissez tous les écrans avant vos clients.',
      'Paid for, packed, posted, returned, refunded. You know every screen before your customers do.',
    ]),
    station('open', line('Semaine 6', 'Week 6'), line('On ouvre', 'Doors open'), [
      'Un mardi matin, avec quelqu’un de chez nous au téléphone toute la journée.',
      'On a Tuesday morning, with one of us on the phone all day.',
    ]),
  ],
}

/** The page of e-commerce: what is left of an order. */
export const eCommerce = page({
  key: 'service-e-commerce',
  path,
  title: line('E-commerce', 'E-commerce'),
  seoTitle: ['Boutique en ligne pour PME suisses', 'Online shops for Swiss businesses'],
  seoDescription: [
    'Une boutique en ligne avec TWINT et cartes, que vous gérez vous-même. Calculez ce qui reste d’une commande et dès quel panier offrir la livraison.',
    'An online shop with TWINT and cards that you run yourself. Work out what is left of an order and when you can afford free delivery.',
  ],
  sections: [
    pageHeader(
      paragraph('Votre boutique,\nouverte la nuit.', 'Your shop,\nopen all night.'),
      paragraph(
        'Un catalogue clair, un paiement que les Suisses connaissent et des commandes qui arrivent au bon bureau. Vous gérez la boutique vous-même, sans code.',
        'A clear catalogue, payment methods the Swiss know, and orders that reach the right desk. You run the shop yourself, without code.',
      ),
      figure,
      toForm,
    ),
    check,
    benefits,
    way,
    threeVoices(line('Ils vendent pendant qu’ils dorment', 'They sell while they sleep'), [
      '33',
      '27',
      '06',
    ]),
    invitation(
      line('Jusqu’à 100 produits, tout compris', 'Up to 100 products, all included'),
      paragraph(
        'L’abonnement E-Commerce réunit la boutique, la gestion des commandes et les modifications du mois.',
        'The E-Commerce plan brings together the shop, order management and the month’s edits.',
      ),
      linkTo(line('Comparer les abonnements', 'Compare the plans'), 'page-pricing'),
    ),
    questions(
      shopFaqs,
      linkToPath(line('Poser une autre question', 'Ask another question'), `${path}#contact`),
    ),
    goesWellWith(
      paragraph(
        'Une boutique ouverte a besoin de passants, et d’un toit solide.',
        'An open shop needs people passing by, and a solid roof.',
      ),
      ['seo', 'paid-media', 'hosting'],
    ),
    serviceForm(
      line('Que voulez-vous vendre ?', 'What would you like to sell?'),
      paragraph(
        'Dites-nous combien d’articles, et où ils se trouvent aujourd’hui. Votre calcul peut voyager avec.',
        'Tell us how many items, and where they are today. Your sums can travel with it.',
      ),
      'service-e-commerce',
    ),
  ],
})
