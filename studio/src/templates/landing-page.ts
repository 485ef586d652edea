import type { KnownContent } from './known-content.ts'
import { questions, quoteForm, wall } from './page-sections.ts'
import { key, line, linkTo, paragraph, reference } from './parts.ts'

/** A page for a campaign: one promise, the ways in, voices, answers, a form. */
export const landingPage = (known: KnownContent) => ({
  title: line('Votre site en vingt jours', 'Your site in twenty days'),
  seo: {
    _type: 'seo',
    description: paragraph(
      'Un site de présentation dessiné pour votre métier, en ligne en moins de vingt jours ouvrables. Prix annoncé d’avance.',
      'A presentation site drawn for your trade, online in under twenty business days. Price stated in advance.',
    ),
    noindex: false,
  },
  sections: [
    known.services.length > 0
      ? {
          _type: 'heroPlates',
          _key: key(),
          title: paragraph('Votre site,\nen vingt jours.', 'Your site,\nin twenty days.'),
          lead: paragraph(
            'Textes et images en main, un site de présentation est en ligne en moins de vingt jours ouvrables. Vous voyez chaque page avant qu’elle ne soit construite.',
            'With texts and pictures in hand, a presentation site goes online in under twenty business days. You see every page before it is built.',
          ),
          ...(known.contact && {
            actions: [
              {
                ...linkTo(line('Demander un devis', 'Request a quote'), known.contact),
                _key: key(),
              },
            ],
          }),
          plates: known.services.map((id) => ({
            _type: 'plate',
            _key: key(),
            service: reference(id),
            tone: 'signal',
          })),
        }
      : {
          _type: 'pageHeader',
          _key: key(),
          title: paragraph('Votre site,\nen vingt jours.', 'Your site,\nin twenty days.'),
        },
    ...wall(known, line('Ils ont suivi les panneaux', 'They followed the signs')),
    ...questions(
      known,
      line('Avant de commencer', 'Before you begin'),
      line('Poser une autre question', 'Ask another question'),
    ),
    quoteForm(
      line('Commençons cette semaine', 'Let’s start this week'),
      paragraph(
        'Dites-nous votre métier et ce que le site doit permettre. Nous répondons en 42 heures ouvrables.',
        'Tell us your trade and what the site has to do. We reply within 42 business hours.',
      ),
    ),
  ],
})
