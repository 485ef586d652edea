import { line, paragraph } from '../../builders/text.ts'
import { page } from './page.ts'
import { callForm, pageHeader, quoteForm } from './sections.ts'

/** How to reach the agency. */
export const contact = page({
  key: 'contact',
  path: '/contact',
  title: line('Contact', 'Contact'),
  seoTitle: ['Contact : parlons de votre site', 'Contact: let’s talk about your site'],
  seoDescription: [
    'Appelez-nous ou écrivez-nous : devis, rappel ou simple question. Réponse dans les 42 heures ouvrables, dans les sept cantons que nous couvrons.',
    'Call or write to us for a quote, a callback or a simple question. We reply within 42 business hours, across the seven cantons we cover.',
  ],
  sections: [
    pageHeader(
      paragraph('Par où\ncommencer ?', 'Where shall\nwe start?'),
      paragraph(
        'Par un appel ou quelques lignes. Dites-nous votre métier, votre ville et ce qui doit changer ; nous vous dirons par quoi commencer.',
        'With a call or a few lines. Tell us your line of business, your town and what needs to change, and we will tell you where to begin.',
      ),
    ),
    quoteForm(
      'quote',
      line('Demander un devis', 'Request a quote'),
      paragraph(
        'Quelques lignes suffisent. Nous répondons dans les 42 heures ouvrables, avec un prix ou une question.',
        'A few lines are enough. We reply within 42 business hours, with a price or a question.',
      ),
    ),
    callForm(
      line('Être rappelé', 'Request a call'),
      paragraph(
        'Vous préférez parler ? Choisissez une demi-heure : nous vous appelons, vous n’attendez pas au bout du fil.',
        'Would you rather talk? Pick a half-hour slot and we will call you. No waiting on hold.',
      ),
    ),
  ],
})
