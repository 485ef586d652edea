import { line, paragraph } from '../../builders/text.ts'
import { page } from './page.ts'
import { contactDetails, pageHeader } from './sections.ts'

/** How to reach the agency. */
export const contact = page({
  key: 'contact',
  path: '/contact',
  title: line('Contact', 'Contact'),
  seoTitle: [
    'Contact : parlons de votre site | Jalonne',
    'Contact: let’s talk about your site | Jalonne',
  ],
  seoDescription: [
    'Appelez-nous ou écrivez-nous : devis, rappel ou simple question. Réponse dans les 42 heures ouvrables, dans les sept cantons que nous couvrons.',
    'Call or write to us for a quote, a call back or a simple question. We reply within 42 business hours, across the seven cantons we cover.',
  ],
  sections: [
    pageHeader(
      paragraph('Par où\ncommencer ?', 'Where shall\nwe start?'),
      paragraph(
        'Par un appel ou quelques lignes. Dites-nous votre métier, votre ville et ce qui doit changer ; nous vous dirons par quoi commencer.',
        'With a call or a few lines. Tell us your trade, your town and what needs to change; we will tell you what to do first.',
      ),
    ),
    contactDetails(
      'call',
      line('Appelez ou écrivez', 'Call or write'),
      paragraph(
        "Pour être rappelé, indiquez par e-mail votre numéro et l'heure qui vous arrange. Nous répondons dans les 42 heures ouvrables.",
        'For a call back, send us your number and the time that suits you by email. We reply within 42 business hours.',
      ),
    ),
  ],
})
