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
        'Appelez-nous : la personne qui suit votre site vous répond, et notre surveillance nous a sans doute déjà alertés. Le numéro figure sur la page [Contact](page-contact).',
      ],
      [
        'Call us: the person who looks after your site will answer, and our monitoring has probably alerted us already. The number is on the [Contact](page-contact) page.',
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
        'Treize, à Lausanne. Une seule vous suit, du premier rendez-vous à la mise en ligne. Nous nous présentons sous [À propos](page-about).',
      ],
      [
        'Thirteen, in Lausanne. One of them sees you through from the first meeting to the launch. Meet us on the [About us](page-about) page.',
      ],
    ),
  ),
]
