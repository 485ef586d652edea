import { linkTo } from '../../../builders/link.ts'
import { line, paragraph } from '../../../builders/text.ts'
import type { Page } from '../page.ts'
import { goesWellWith, invitation } from '../sections.ts'
import { servicePage } from './service-page.ts'

/** The page of what we build beside sites: shops. */
export const creationPages: Page[] = [
  servicePage({
    serviceId: 'service-e-commerce',
    lead: paragraph(
      'Un catalogue clair, un paiement que les Suisses connaissent et des commandes qui arrivent au bon endroit. Vous gérez la boutique vous-même, sans code.',
      'A clear catalogue, payment methods the Swiss know, and orders that reach the right desk. You run the shop yourself, without code.',
    ),
    seoTitle: ['Boutique en ligne pour PME suisses', 'Online shops for Swiss businesses'],
    seoDescription: [
      'Une boutique en ligne claire, avec TWINT et cartes, que vous gérez vous-même. Catalogue, commandes et envois réunis au même endroit.',
      'A clear online shop with TWINT and cards that you run yourself. Catalogue, orders and shipping in one place.',
    ],
    fr: [
      '## Vendre sans y passer vos nuits',
      'Une boutique réussit quand la cliente trouve, comprend et paie sans réfléchir. Nous dessinons ce chemin, puis nous vous laissons les clés.',
      '- **Catalogue.** Photos, variantes et stocks, modifiables depuis un téléphone.',
      '- **Paiement.** TWINT, cartes et facture, selon vos habitudes.',
      '- **Commandes.** Un seul écran pour préparer, expédier et rembourser.',
      '## Et après la vente',
      'Les confirmations, les étiquettes et les avis partent tout seuls. Vous gardez le contact avec vos clients, nous gardons la machine en marche.',
    ],
    en: [
      '## Sell without staying up at night',
      'A shop works when customers find, understand and pay without having to think. We draw that path, then hand you the keys.',
      '- **Catalogue.** Photos, variants and stock, editable from a phone.',
      '- **Payment.** TWINT, cards and invoices, to suit your habits.',
      '- **Orders.** One screen to pack, ship and refund.',
      '## And after the sale',
      'Confirmations, labels and review requests send themselves. You keep in touch with your customers; we keep the engine running.',
    ],
    after: [
      goesWellWith(
        paragraph(
          'Une boutique ouverte attend du passage : par la recherche, par une annonce, les deux s’il le faut.',
          'An open shop waits for passers-by: through search, through an advert, or both.',
        ),
        ['seo', 'paid-media'],
      ),
      invitation(
        line("Jusqu'à 100 produits, tout compris", 'Up to 100 products, all included'),
        paragraph(
          'La formule E-Commerce réunit la boutique, la gestion des commandes et les modifications du mois.',
          'The E-Commerce plan brings together the shop, order management and the month’s edits.',
        ),
        linkTo(line('Comparer les formules', 'Compare the plans'), 'page-pricing'),
      ),
    ],
  }),
]
