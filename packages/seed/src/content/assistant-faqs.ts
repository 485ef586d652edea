import { simpleText } from '../builders/portable-text.ts'
import { line } from '../builders/text.ts'
import { type Faq, faq } from './faqs.ts'

/** Questions that no page lists: visitors ask them in the chat. */
export const assistantFaqs: Faq[] = [
  faq(
    'general',
    'site-down',
    line('Une panne : qui appeler ?', 'My site is down: who do I call?'),
    simpleText(
      [
        'Écrivez-nous, ou appelez-nous si votre formule comprend le téléphone : la personne qui connaît votre site vous répond. Nos coordonnées figurent sur la page [Contact](page-contact).',
      ],
      [
        'Write to us, or call if your plan includes the phone: the person who knows your site will answer. Our details are on the [Contact](page-contact) page.',
      ],
    ),
  ),
  faq(
    'general',
    'edit-yourself',
    line('Puis-je modifier mon site moi-même ?', 'Can I edit my site myself?'),
    simpleText(
      [
        'Oui. Vous changez textes et images vous-même, quand vous voulez, et ces changements-là ne sont jamais décomptés de vos heures. Les heures comprises figurent sur la page [Tarifs](page-pricing).',
      ],
      [
        'Yes. You change text and images yourself, whenever you like, and those edits never count towards your hours. The hours included are on the [Pricing](page-pricing) page.',
      ],
    ),
  ),
  faq(
    'general',
    'quote',
    line('Comment obtenir un devis pour un site ?', 'How do I get a quote for a website?'),
    simpleText(
      [
        'Décrivez votre projet en quelques lignes sur la page [Contact](page-contact). Nous répondons dans les 42 heures ouvrables, avec un prix ou une question.',
      ],
      [
        'Describe your project in a few lines on the [Contact](page-contact) page. We reply within 42 business hours, with a price or a question.',
      ],
    ),
  ),
  faq(
    'general',
    'team',
    line(
      'Combien de personnes travaillent dans votre équipe ?',
      'How many people work in your team?',
    ),
    simpleText(
      [
        'Treize, à Lausanne et à distance. Une seule vous suit, du premier croquis à la mise en ligne. Six d’entre nous se présentent sous [À propos](page-about).',
      ],
      [
        'Thirteen, in Lausanne and remotely. One of them sees you through from the first sketch to the launch. Six of us introduce ourselves on the [About us](page-about) page.',
      ],
    ),
  ),
  faq(
    'general',
    'ranking',
    line(
      'Vais-je perdre mon classement sur Google avec une refonte ?',
      'Will a redesign cost me my ranking on Google?',
    ),
    simpleText(
      [
        'Rien n’est perdu en route : chaque ancienne adresse mène à la nouvelle. Une position, personne ne la garantit. Voyez [Refonte de site](page-web-refresh).',
      ],
      [
        'You lose nothing on the way: every old address leads to its new one. A position, though, nobody can guarantee. See [Website redesign](page-web-refresh).',
      ],
    ),
  ),
  faq(
    'general',
    'old-addresses',
    line('Mes anciennes adresses resteront-elles ?', 'Will my old addresses keep working?'),
    simpleText(
      [
        'Oui. Les bonnes pages gardent la leur, et chaque ancienne adresse mène à la page qui la remplace : les favoris et les liens des autres continuent d’arriver chez vous. Voyez [Refonte de site](page-web-refresh).',
      ],
      [
        'Yes. Good pages keep theirs, and every old address leads to the page that replaces it: bookmarks and links from elsewhere still arrive at your door. See [Website redesign](page-web-refresh).',
      ],
    ),
  ),
  faq(
    'general',
    'bilingual',
    line('Mon site sera-t-il bilingue ?', 'Will my site be bilingual?'),
    simpleText(
      [
        'Les abonnements Basic, Professionnel et E-Commerce comprennent une langue. Un site entier en deux langues ou davantage relève de l’abonnement Entreprise, sur devis : dites-nous lesquelles sur la page [Contact](page-contact). Tout est comparé sous [Tarifs](page-pricing).',
      ],
      [
        'The Basic, Professional and E-Commerce plans include one language. A whole site in two languages or more comes with the Enterprise plan, priced on request: tell us which ones on the [Contact](page-contact) page. Everything is compared under [Pricing](page-pricing).',
      ],
    ),
  ),
  faq(
    'general',
    'wordpress',
    line(
      'J’ai un site WordPress : que devient-il ?',
      'I have a WordPress site: what happens to it?',
    ),
    simpleText(
      [
        'Nous le reprenons : textes, images et adresses passent dans un site neuf, que vous modifiez sans nous. L’ancien reste en ligne jusqu’au dernier jour. Voyez [Refonte de site](page-web-refresh).',
      ],
      [
        'We take it over: text, images and addresses move to a new site that you can edit without us. The old one stays up until the last day. See [Website redesign](page-web-refresh).',
      ],
    ),
  ),
  faq(
    'general',
    'unhappy',
    line('Et si je ne suis pas satisfait du résultat ?', 'What if I am not happy with the result?'),
    simpleText(
      [
        'À chaque étape, vous regardez, corrigez et approuvez : rien ne se construit sans votre accord. La page [Agence digitale](page-digital-agency) montre comment nous travaillons.',
      ],
      [
        'At every stage you look, correct and approve: nothing is built behind your back. The [Digital agency](page-digital-agency) page shows how we work.',
      ],
    ),
  ),
  faq(
    'general',
    'audit',
    line('Combien coûte l’audit ?', 'How much is the audit?'),
    simpleText(
      [
        'L’audit est un appel de 30 à 60 minutes, sans frais ni engagement. Il se réserve sous [Marketing digital](service-digital-marketing) ou [Mesure & conversion](service-analytics).',
      ],
      [
        'The audit is a call of 30 to 60 minutes, free of charge and without obligation. Book it under [Digital marketing](service-digital-marketing) or [Analytics & conversion](service-analytics).',
      ],
    ),
  ),
  faq(
    'general',
    'trial',
    line('Y a-t-il un essai gratuit ?', 'Is there a free trial?'),
    simpleText(
      [
        'Il n’y a pas d’essai gratuit, mais rien ne vous retient : un abonnement mensuel se résilie pour la fin d’un mois, avec un préavis de 30 jours. Voyez les [conditions générales](page-terms).',
      ],
      [
        'There is no free trial, but nothing ties you down: a monthly plan can be cancelled for the end of a month, with 30 days’ notice. See the [terms](page-terms).',
      ],
    ),
  ),
  faq(
    'general',
    'regions',
    line(
      'Dans quels cantons et quelles régions intervenez-vous ?',
      'Which cantons and regions do you cover?',
    ),
    simpleText(
      [
        'À Genève, Vaud, Neuchâtel, Jura, Fribourg, Valais et Berne. Au-delà, nous connaissons de bonnes adresses et nous les donnons volontiers. Voyez [Agence digitale](page-digital-agency).',
      ],
      [
        'Geneva, Vaud, Neuchâtel, Jura, Fribourg, Valais and Bern. Beyond that we know good people, and are happy to pass on their names. See [Digital agency](page-digital-agency).',
      ],
    ),
  ),
]
