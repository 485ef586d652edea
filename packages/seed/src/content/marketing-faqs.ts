import { simpleText } from '../builders/portable-text.ts'
import { line } from '../builders/text.ts'
import { type Faq, faq } from './faqs.ts'

/** The questions of the page on lead generation. */
export const leadFaqs: Faq[] = [
  faq(
    'marketing',
    'lead-price',
    line('Combien doit coûter une demande ?', 'What should an enquiry cost?'),
    simpleText(
      [
        'Moins que ce qu’elle vous laisse, en moyenne. Multipliez ce que rapporte un client par la part des demandes qui signent : au-delà, chaque demande vous coûte de l’argent.',
        'Le calculateur de cette page fait ce compte avec vos chiffres.',
      ],
      [
        'Less than it earns you, on average. Multiply what a customer brings in by the share of enquiries that sign: beyond that, every enquiry costs you money.',
        'The calculator on this page does that sum with your figures.',
      ],
    ),
  ),
  faq(
    'marketing',
    'lead-bought',
    line('Achetez-vous des listes d’adresses ?', 'Do you buy lists of addresses?'),
    simpleText(
      [
        'Non. Une adresse achetée appartient à quelqu’un qui ne vous a rien demandé, et le droit suisse vous rend responsable de ce que vous lui envoyez.',
        'Toutes vos demandes viennent de personnes qui ont lu votre page et rempli votre formulaire.',
      ],
      [
        'No. A bought address belongs to someone who has not asked you for anything, and under Swiss law you answer for what you send them.',
        'All your enquiries come from people who have read your page and filled in your form.',
      ],
    ),
  ),
  faq(
    'marketing',
    'lead-answer',
    line('Et si je n’ai pas le temps de répondre ?', 'What if I have no time to answer?'),
    simpleText(
      [
        'Un accusé de réception part tout de suite et annonce votre vrai délai. C’est lui qui fait patienter, bien plus que la vitesse de la réponse.',
        'Pour les questions qui reviennent, un [assistant](page-chatbots) peut prendre le premier échange.',
      ],
      [
        'An acknowledgement leaves at once and states your real waiting time. That is what makes people wait, far more than a quick reply.',
        'For questions that keep coming back, an [assistant](page-chatbots) can handle the first exchange.',
      ],
    ),
  ),
]

/** The questions of the page on social media. */
export const socialFaqs: Faq[] = [
  faq(
    'marketing',
    'social-networks',
    line('Sur quels réseaux faut-il être ?', 'Which networks should we be on?'),
    simpleText(
      [
        'Sur celui où vos clients sont déjà, et que quelqu’un chez vous ouvre volontiers. Un seul suffit souvent la première année.',
        'Les autres restent réservés à votre nom, avec une adresse et vos horaires.',
      ],
      [
        'The one where your customers already are, and that someone on your team likes to open. One is often enough for the first year.',
        'The others stay reserved in your name, with an address and your opening hours.',
      ],
    ),
  ),
  faq(
    'marketing',
    'social-photos',
    line(
      'Faut-il un photographe pour chaque publication ?',
      'Do we need a photographer for every post?',
    ),
    simpleText(
      [
        'Non. Une demi-journée avec un photographe donne le fonds de l’année ; le reste se prend au téléphone, à la fenêtre, avec trois règles que nous vous montrons.',
      ],
      [
        'No. Half a day with a photographer gives you the stock for a year; the rest is taken with a phone, by the window, following three rules we show you.',
      ],
    ),
  ),
  faq(
    'marketing',
    'social-comments',
    line('Qui répond aux commentaires désagréables ?', 'Who answers unpleasant comments?'),
    simpleText(
      [
        'Vous, ou nous après vous avoir demandé. Nous préparons ensemble cinq réponses types et la règle qui dit quand se taire.',
        'Un avis injuste mais poli mérite une réponse ; une insulte, un signalement.',
      ],
      [
        'You do, or we do after asking you. Together we prepare five standard answers and the rule that says when to keep quiet.',
        'A review that is unfair but polite deserves an answer; an insult, a report.',
      ],
    ),
  ),
]

/** The questions of the page on analytics and conversion. */
export const analyticsFaqs: Faq[] = [
  faq(
    'marketing',
    'analytics-visits',
    line('Combien de visites faut-il pour tester ?', 'How many visits does a trial take?'),
    simpleText(
      [
        'Quelques centaines par semaine pour un essai chiffré. En dessous, nous regardons cinq personnes se servir du site : on y apprend plus, et plus vite.',
      ],
      [
        'A few hundred a week for a trial in figures. Below that we watch five people use the site: it teaches more, and sooner.',
      ],
    ),
  ),
  faq(
    'marketing',
    'analytics-consent',
    line('Faut-il une bannière de consentement ?', 'Do we need a consent banner?'),
    simpleText(
      [
        'Le droit suisse demande d’informer et de permettre le refus ; le droit européen exige un accord préalable, et Google aussi pour ses outils. Nous demandons donc l’accord et n’activons rien avant. La bannière dit non aussi facilement que oui.',
        'Les chiffres de ceux qui refusent manquent ; nous en tenons compte au lieu de les deviner.',
      ],
      [
        'Swiss law asks you to inform visitors and let them refuse; European law requires their consent first, and so does Google for its tools. So we ask, and switch nothing on before. The banner says no as easily as yes.',
        'The figures of those who refuse are missing; we allow for that instead of guessing them.',
      ],
    ),
  ),
  faq(
    'marketing',
    'analytics-existing',
    line('J’ai déjà un outil de mesure. Le garde-t-on ?', 'I already have a tool. Does it stay?'),
    simpleText(
      [
        'S’il compte juste, oui. Nous commençons par le vérifier : il arrive souvent que les demandes y soient comptées deux fois, ou pas du tout.',
      ],
      [
        'If it counts correctly, yes. We begin by checking it: enquiries are often counted twice, or not at all.',
      ],
    ),
  ),
]

/** The questions of the page on e-commerce. */
export const shopFaqs: Faq[] = [
  faq(
    'marketing',
    'shop-payment',
    line('Quels moyens de paiement proposez-vous ?', 'Which payment methods do you offer?'),
    simpleText(
      [
        'TWINT, les cartes et la facture QR, selon ce que vos clients utilisent. Le contrat avec le prestataire de paiement est à votre nom et l’argent arrive chez vous.',
      ],
      [
        'TWINT, cards and QR-bills, depending on what your customers use. The contract with the payment provider is in your name, and the money goes to you.',
      ],
    ),
  ),
  faq(
    'marketing',
    'shop-moving',
    line('Puis-je reprendre mon catalogue actuel ?', 'Can I bring my present catalogue with me?'),
    simpleText(
      [
        'Oui : articles, photos, clients et commandes passées. Nous reprenons aussi les adresses des pages, pour que personne ne tombe sur une erreur.',
      ],
      [
        'Yes: items, photos, customers and past orders. We carry over the page addresses too, so that nobody ends up on an error.',
      ],
    ),
  ),
  faq(
    'marketing',
    'shop-delivery',
    line('Faut-il offrir la livraison ?', 'Should delivery be free?'),
    simpleText(
      [
        'À partir d’un certain panier, souvent oui : les frais de port sont le premier motif d’abandon. Mais ce panier se calcule, et il n’est pas le même pour un bijou et pour du vin.',
        'Essayez le calculateur de cette page avant de choisir un seuil rond. Il compte la TVA au taux normal ; sur l’alimentaire, à 2,6 %, il vous reste un peu plus.',
      ],
      [
        'Above a certain basket value, often yes: delivery costs are the main reason people give up. But that basket can be worked out, and it is not the same for jewellery and for wine.',
        'Try the calculator on this page before you settle for a round figure. It uses the standard rate of VAT; food, at 2.6%, leaves you a little more.',
      ],
    ),
  ),
]

/** The questions of the page on paid media. */
export const paidFaqs: Faq[] = [
  faq(
    'marketing',
    'paid-budget',
    line('Quel est le budget minimum ?', 'What is the smallest budget?'),
    simpleText(
      [
        'Celui qui permet d’apprendre quelque chose en un mois. En dessous d’un certain montant par canal, les annonces s’arrêtent à midi : mieux vaut un seul canal, bien tenu.',
        'La répartition de cette page en tient compte.',
      ],
      [
        'Enough to learn something within a month. Below a certain amount per channel, adverts stop at noon: better a single channel, well kept.',
        'The split on this page takes that into account.',
      ],
    ),
  ),
  faq(
    'marketing',
    'paid-account',
    line('À qui appartient le compte publicitaire ?', 'Who owns the advertising account?'),
    simpleText(
      [
        'À vous, avec son historique, ses audiences et ses factures. Vous nous y invitez, et vous pouvez nous en retirer d’un clic.',
      ],
      [
        'You do, with its history, its audiences and its invoices. You invite us in, and can remove us with a click.',
      ],
    ),
  ),
  faq(
    'marketing',
    'paid-stop',
    line('Que reste-t-il quand on arrête ?', 'What is left when we stop?'),
    simpleText(
      [
        'Les mots qui vendent, les pages qui convertissent et ce que coûte une demande chez vous. Ce savoir nourrit le [référencement](service-seo), qui, lui, reste.',
      ],
      [
        'The words that sell, the pages that convert, and what an enquiry costs in your trade. That knowledge feeds [SEO](service-seo), which stays.',
      ],
    ),
  ),
]

/** The questions of the pages on what brings customers and sells to them. */
export const marketingFaqs: Faq[] = [
  ...leadFaqs,
  ...socialFaqs,
  ...analyticsFaqs,
  ...shopFaqs,
  ...paidFaqs,
]
