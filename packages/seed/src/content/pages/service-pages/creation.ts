import { linkTo } from '../../../builders/link.ts'
import { simpleText } from '../../../builders/portable-text.ts'
import { line, paragraph } from '../../../builders/text.ts'
import type { Page } from '../page.ts'
import { invitation, invitationToTalk } from '../sections.ts'
import { siteTimetable } from '../timetable.ts'
import { servicePage } from './service-page.ts'

/** The pages of what we draw and build: sites, shops, brands. */
export const creationPages: Page[] = [
  servicePage({
    serviceId: 'service-website',
    lead: paragraph(
      'Un site dessiné pour votre métier, rapide sur un téléphone et facile à modifier. Une seule personne vous suit, du premier croquis à la mise en ligne.',
      'A site designed around your business, fast on a phone and easy to change. One person looks after you, from the first sketch to launch day.',
    ),
    seoTitle: ['Création de site internet en Suisse', 'Website design in Switzerland'],
    seoDescription: [
      "Nouveau site ou refonte, dessiné pour votre métier et en ligne en moins de 20 jours ouvrables. Domaine et hébergement compris dans l'abonnement.",
      'A new site or a redesign, built around your business and live in under 20 business days. Domain and hosting come with the subscription.',
    ],
    fr: [
      '## Du croquis à la mise en ligne',
      "Nous commençons par une conversation et une feuille de papier : qui vient sur votre site, pour faire quoi, et ce qui doit être vrai à la fin. Vous voyez ensuite chaque page avant qu'elle ne soit construite.",
      '- **Nouveau site.** Structure, textes, images et mise en ligne, à partir de rien ou presque.',
      '- **Refonte.** On garde vos bonnes pages et leurs adresses, on change le reste : [voyez un site avant et après](page-web-refresh).',
      '## Fait pour durer',
      'Le site est rapide sur un téléphone, lisible par tous et bilingue si vous en avez besoin. Vous modifiez textes et images vous-même ; pour le reste, un message suffit.',
    ],
    en: [
      '## From sketch to launch',
      'We start with a conversation and a sheet of paper: who visits your site, what for, and what should be true by the end. You then see every page before it is built.',
      '- **New site.** Structure, copy, images and launch, from scratch or close to it.',
      '- **Redesign.** Your good pages keep their addresses; everything else changes: [see one before and after](page-web-refresh).',
      '## Made to last',
      'The site is fast on a phone, readable by everyone and bilingual if you need it. You edit text and images yourself; for anything else, just send us a message.',
    ],
    after: [
      {
        _type: 'imageAndText',
        _key: 'sketches',
        title: line(
          'Vous voyez chaque page avant qu’elle existe',
          'You see every page before it exists',
        ),
        body: simpleText(
          [
            "Nous commençons par des croquis : une feuille par page, et le chemin qui mène de l'une à l'autre. À ce stade, tout se déplace encore d'un coup de crayon.",
            "Ce qui ne sert à personne reste en pointillé. Vous l'ajouterez le jour où quelqu'un le demandera.",
          ],
          [
            'We begin with sketches: one sheet a page, and the path that leads from one to the next. At this stage a stroke of the pencil still moves everything.',
            'Whatever serves nobody stays a dashed outline. You add it the day somebody asks for it.',
          ],
        ),
        image: {
          _type: 'localeImage',
          _sanityAsset: 'image@file://./images/five-pages.png',
          alt: line(
            'Cinq croquis de pages reliés par un même chemin ; une sixième page n’est qu’un contour en pointillé.',
            'Five page sketches joined by one path; a sixth page is only a dashed outline.',
          ),
        },
        side: 'right',
        caption: line(
          'Cinq pages suffisent souvent pour commencer.',
          'Five pages are often enough to begin with.',
        ),
        link: linkTo(
          line('Lire : cinq pages suffisent', 'Read: five pages will do'),
          'article-five-pages',
        ),
      },
      siteTimetable(linkTo(line('Demander un devis', 'Request a quote'), 'page-contact')),
      invitationToTalk(
        line('Montrez-nous votre site actuel', 'Show us your current site'),
        paragraph(
          "Ou l'idée griffonnée qui en tient lieu. Nous vous dirons ce que nous garderions.",
          'Or the scribble that stands in for one. We will tell you what we would keep.',
        ),
      ),
    ],
  }),
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
