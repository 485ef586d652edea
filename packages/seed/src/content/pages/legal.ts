import { linkTo } from '../../builders/link.ts'
import { line, paragraph } from '../../builders/text.ts'
import { type Page, page } from './page.ts'
import { invitation, pageHeader, textSection } from './sections.ts'

const askUs = invitation(
  line('Une question sur ce texte ?', 'A question about this text?'),
  paragraph(
    'Écrivez-nous : une personne vous répondra, en mots simples.',
    'Write to us: a real person will answer, in plain English.',
  ),
  linkTo(line('Prendre contact', 'Get in touch'), 'page-contact'),
)

const terms = page({
  key: 'terms',
  path: '/legal/terms',
  title: line('Conditions générales', 'Terms and Conditions'),
  seoTitle: ['Conditions générales', 'Terms and Conditions'],
  seoDescription: [
    "Les conditions qui s'appliquent à nos abonnements, à nos packs et à notre hébergement : durée, paiement, propriété du contenu et droit applicable.",
    'The terms that apply to our subscriptions, packs and hosting: duration, payment, ownership of content and applicable law.',
  ],
  sections: [
    pageHeader(
      paragraph('Conditions générales', 'Terms and Conditions'),
      paragraph(
        'Ce que nous vous devons, ce que vous nous devez.',
        'What we owe you, and what you owe us.',
      ),
    ),
    textSection(
      [
        '## Conclusion du contrat',
        "Le contrat est conclu lorsque vous acceptez notre devis par écrit. Le devis décrit le travail, le prix et la date de livraison ; il l'emporte sur le présent texte en cas de différence.",
        '## Prix et paiement',
        "Les prix s'entendent en francs suisses, hors TVA. Les abonnements sont facturés au mois ou à l'année, les packs à la commande. Les factures sont payables à 30 jours.",
        '## Durée et résiliation',
        "Un abonnement mensuel se résilie pour la fin d'un mois, un abonnement annuel pour son échéance, moyennant un préavis écrit de 30 jours.",
        '## Propriété du contenu',
        'Vos textes, vos images et votre nom de domaine vous appartiennent. À la fin du contrat, nous vous en remettons une copie complète.',
        '## Responsabilité',
        "Nous répondons de notre travail avec le soin d'un mandataire. Nous ne répondons pas des services de tiers que vous avez choisis, ni d'un classement dans les moteurs de recherche.",
        '## Droit applicable',
        "Le droit suisse s'applique. Le for est à Lausanne, sous réserve d'un for impératif.",
      ],
      [
        '## Forming a contract',
        'A contract exists once you accept our quote in writing. The quote describes the work, the price and the delivery date; where it differs from this text, the quote prevails.',
        '## Prices and payment',
        'Prices are in Swiss francs and exclude VAT. Subscriptions are billed by the month or by the year, packs when ordered. Invoices are due within 30 days.',
        '## Duration and notice',
        'A monthly subscription can be ended for the end of a month and a yearly one for the end of its term, with 30 days’ written notice.',
        '## Ownership of content',
        'Your text, images and domain name belong to you. At the end of the contract we hand over a full copy.',
        '## Liability',
        'We answer for our work with the care owed by an agent. We do not answer for third-party services you have chosen, nor for any position in search results.',
        '## Applicable law',
        'Swiss law applies. The place of jurisdiction is Lausanne, subject to any mandatory venue.',
      ],
    ),
    askUs,
  ],
})

const privacy = page({
  key: 'privacy',
  path: '/legal/privacy',
  title: line('Protection des données', 'Privacy'),
  seoTitle: ['Protection des données', 'Privacy'],
  seoDescription: [
    'Quelles données ce site conserve, pourquoi, pendant combien de temps, et comment faire valoir vos droits selon la loi suisse sur la protection des données.',
    'Which data this site keeps, why, for how long, and how to exercise your rights under the Swiss Federal Act on Data Protection.',
  ],
  sections: [
    pageHeader(
      paragraph('Protection des données', 'Privacy'),
      paragraph(
        'Nous recueillons peu, et nous disons quoi.',
        'We collect little, and we tell you what.',
      ),
    ),
    textSection(
      [
        '## Responsable',
        'Jalonne Sàrl, à Lausanne, traite les données décrites ici. Nos coordonnées figurent sur la page [Contact](page-contact).',
        '## Ce que votre navigateur garde',
        "Votre choix de langue et de thème, pour que vous n'ayez pas à le refaire. Ces deux réglages restent chez vous et ne vous identifient pas.",
        '## Ce que vous nous envoyez',
        "Quand vous nous appelez ou nous écrivez, nous gardons vos coordonnées et votre demande le temps d'y répondre, puis la durée légale si un contrat en naît.",
        '## Mesure',
        "Aucune mesure d'audience n'a lieu sans votre accord. Nous ne vendons ni ne louons aucune donnée.",
        '## Vos droits',
        'La loi fédérale sur la protection des données vous permet de consulter, de corriger et de faire effacer ce qui vous concerne. Un message suffit ; nous répondons dans les 30 jours.',
      ],
      [
        '## Who is responsible',
        'Jalonne Sàrl, in Lausanne, handles the data described here. Our details are on the [Contact](page-contact) page.',
        '## What your browser keeps',
        'Your choice of language and theme, so that you don’t have to make it again. Both settings stay with you and do not identify you.',
        '## What you send us',
        'When you call or write, we keep your details and your request for as long as it takes to answer, then for the statutory period if a contract follows.',
        '## Measurement',
        'No audience measurement takes place without your consent. We neither sell nor rent out any data.',
        '## Your rights',
        'The Federal Act on Data Protection lets you see, correct and have erased whatever concerns you. A message is enough; we reply within 30 days.',
      ],
    ),
    askUs,
  ],
})

/** The pages behind the legal links of the footer. */
export const legalPages: Page[] = [terms, privacy]
