import { linkTo } from '../../../builders/link.ts'
import { line, paragraph } from '../../../builders/text.ts'
import type { Page } from '../page.ts'
import { invitation, invitationToTalk } from '../sections.ts'
import { servicePage } from './service-page.ts'

/** The pages of what we draw and build beside sites: brands and shops. */
export const creationPages: Page[] = [
  servicePage({
    serviceId: 'service-graphic-design',
    lead: paragraph(
      "Un logo qui tient sur un stylo comme sur une façade, et les règles pour l'employer. La vectorisation d'un logo existant n'est pas comprise.",
      'A logo that works on a pen and on a shopfront, with the rules for using it. Redrawing an existing logo as vectors is not included.',
    ),
    seoTitle: ['Graphisme, logo et image de marque', 'Graphic design, logo and branding'],
    seoDescription: [
      "Logo, charte graphique, supports imprimés et visuels numériques pour les PME suisses. Une image qui se reconnaît de loin et s'emploie sans mode d'emploi.",
      'Logo, brand guidelines, print and digital visuals for Swiss small businesses. An identity you recognise from afar and can use without a manual.',
    ],
    fr: [
      '## Quatre terrains',
      '- **Logo.** Trois pistes, une retenue, affinée avec vous.',
      "- **Charte.** Couleurs, caractères et marges, en quelques pages qu'on lit vraiment.",
      '- **Supports.** Cartes, papier à lettres, véhicules, enseignes.',
      "- **Numérique.** Bannières, modèles de publication, signatures d'e-mail.",
      '## Ce qui est compris',
      "Vous recevez des fichiers prêts pour l'imprimeur et pour l'écran. La vectorisation d'un logo existant n'en fait pas partie ; s'il vous manque le fichier d'origine, parlons-en d'abord.",
    ],
    en: [
      '## Four grounds',
      '- **Logo.** Three directions, one chosen, refined with you.',
      '- **Guidelines.** Colours, type and margins, in a few pages people actually read.',
      '- **Print.** Cards, letterheads, vehicles, shop signs.',
      '- **Digital.** Banners, post templates, email signatures.',
      '## What is included',
      'You receive files ready for the printer and for the screen. Redrawing an existing logo as vectors is not part of it; if you have lost the original file, let’s talk first.',
    ],
    after: [
      invitationToTalk(
        line('Votre image, vue de loin', 'Your brand, seen from afar'),
        paragraph(
          "Envoyez-nous une photo de votre enseigne. Nous vous dirons ce qu'un passant en retient.",
          'Send us a photo of your shop sign. We will tell you what a passer-by remembers.',
        ),
      ),
    ],
  }),
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
