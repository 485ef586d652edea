import { type LocaleSimpleText, simpleText } from '../builders/portable-text.ts'
import { type LocaleString, line } from '../builders/text.ts'

/** A question visitors ask, with its answer. */
export interface Faq {
  _id: string
  _type: 'faq'
  question: LocaleString
  answer: LocaleSimpleText
  topic:
    | 'general'
    | 'website'
    | 'seo'
    | 'artificialIntelligence'
    | 'hosting'
    | 'marketing'
    | 'pricing'
}

/** Makes a question with its answer. */
export const faq = (
  topic: Faq['topic'],
  key: string,
  question: LocaleString,
  answer: LocaleSimpleText,
): Faq => ({ _id: `faq-${key}`, _type: 'faq', question, answer, topic })

/** The three questions of the landing page. */
export const landingFaqs: Faq[] = [
  faq(
    'website',
    'delay',
    line('En combien de temps mon site est-il en ligne ?', 'How soon will my site be live?'),
    simpleText(
      [
        'Un site de présentation est en ligne en moins de 20 jours ouvrables dès votre feu vert. Un projet sur mesure, avec boutique ou outils internes, demande de 4 à 8 semaines.',
        'La date figure dans le devis, et nous la tenons.',
      ],
      [
        'A standard site is live in under 20 business days from your go-ahead. A custom project, with a shop or internal tools, takes 4 to 8 weeks.',
        'The date is in the quote, and we keep to it.',
      ],
    ),
  ),
  faq(
    'website',
    'cost',
    line('Combien coûte un site ?', 'How much does a website cost?'),
    simpleText(
      [
        'Un site se paie par abonnement : conception, hébergement et modifications sont compris dans un seul montant. Le référencement, lui, se paie une seule fois, par pack.',
        'Tout est comparé ligne par ligne sur la page [Tarifs](page-pricing).',
      ],
      [
        'You pay for your site by subscription: design, hosting and edits in one price. SEO comes in packs that you pay for once.',
        'Everything is compared line by line on the [Pricing](page-pricing) page.',
      ],
    ),
  ),
  faq(
    'website',
    'ownership',
    line(
      "À qui appartient le site si j'arrête l'abonnement ?",
      'Who owns the site if I end the subscription?',
    ),
    simpleText(
      [
        "Vos textes, vos images et votre nom de domaine sont à vous, dès le premier jour. À la fin de l'abonnement, nous vous remettons une copie complète du contenu et transférons le domaine où vous le souhaitez.",
        "L'hébergement offert s'arrête avec l'abonnement. Vous pouvez le prolonger avec une [formule d'hébergement](service-hosting).",
      ],
      [
        'Your text, images and domain name are yours from day one. When the subscription ends, we hand over a full copy of your content and transfer the domain wherever you like.',
        'Free hosting ends with the subscription. You can carry on with a [hosting plan](service-hosting).',
      ],
    ),
  ),
]

/** The questions of the pricing page. */
export const pricingFaqs: Faq[] = [
  faq(
    'pricing',
    'yearly',
    line('Que change la facturation annuelle ?', 'What does yearly billing change?'),
    simpleText(
      [
        'Vous recevez une seule facture par an, et chaque mois vous revient moins cher. Le sélecteur placé au-dessus des abonnements affiche les deux prix.',
      ],
      [
        'You get one invoice a year, and each month costs you less. The switch above the plans shows both prices.',
      ],
    ),
  ),
  faq(
    'pricing',
    'change-plan',
    line("Puis-je changer d'abonnement ?", 'Can I change plans?'),
    simpleText(
      [
        "Oui, dans les deux sens. Un abonnement mensuel change pour le début du mois suivant ; un abonnement annuel peut grandir de même, et se réduit à son échéance. Le site reste en ligne pendant le passage et rien n'est à refaire.",
      ],
      [
        'Yes, up or down. A monthly plan changes from the start of the next month; a yearly one can go up in the same way, and down at the end of its term. The site stays online throughout and nothing has to be redone.',
      ],
    ),
  ),
  faq(
    'pricing',
    'cancel',
    line('Comment résilier mon abonnement ?', 'How do I cancel my subscription?'),
    simpleText(
      [
        "Par écrit, avec un préavis de 30 jours : pour la fin d'un mois s'il est mensuel, pour son échéance s'il est annuel. Les [conditions générales](page-terms) disent le reste.",
      ],
      [
        'In writing, with 30 days’ notice: for the end of a month if it is monthly, for the end of its term if it is yearly. The [terms](page-terms) say the rest.',
      ],
    ),
  ),
  faq(
    'pricing',
    'extra-hours',
    line(
      'Et si mes heures de modification ne suffisent pas ?',
      'What if I run out of editing hours?',
    ),
    simpleText(
      [
        "Nous vous prévenons avant d'entamer une heure de plus et vous envoyons un devis. Sans votre accord, rien n'est facturé.",
        'Vous pouvez aussi modifier textes et images vous-même : ces changements-là ne sont jamais décomptés.',
      ],
      [
        'We let you know before we start an extra hour and send you a quote. Nothing is billed unless you agree.',
        'You can also change text and images yourself: those edits never count.',
      ],
    ),
  ),
  faq(
    'seo',
    'first-place',
    line(
      'Garantissez-vous la première place sur Google ?',
      'Do you guarantee first place on Google?',
    ),
    simpleText(
      [
        'Non, et personne ne le peut. Nous garantissons le travail : les pages annoncées dans le pack sont optimisées, suivies et expliquées.',
        'La méthode est décrite sur la page [Référencement & visibilité](service-seo).',
      ],
      [
        'No, and nobody can. What we guarantee is the work: the pages named in the pack are optimised, tracked and explained.',
        'Our method is set out on the [SEO & visibility](service-seo) page.',
      ],
    ),
  ),
  faq(
    'hosting',
    'hosting-only',
    line(
      "J'ai déjà un site : puis-je ne prendre que l'hébergement ?",
      'I already have a site: can I take hosting alone?',
    ),
    simpleText(
      [
        "Oui. Nous déménageons votre site sans coupure visible, puis nous l'entretenons selon la formule choisie. Voyez [Hébergement & maintenance](service-hosting).",
      ],
      [
        'Yes. We move your site with no visible interruption and look after it under the plan you choose. See [Hosting & maintenance](service-hosting).',
      ],
    ),
  ),
  faq(
    'pricing',
    'vat',
    line('Les prix sont-ils hors TVA ?', 'Do prices include VAT?'),
    simpleText(
      [
        "Les prix s'adressent aux entreprises et s'entendent hors TVA. Le devis et la facture l'indiquent toujours séparément.",
      ],
      [
        'Prices are meant for businesses and exclude VAT. Quotes and invoices always state it separately.',
      ],
    ),
  ),
]
