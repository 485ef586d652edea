import { pathSegment } from '../addresses/page-path.ts'
import type { KnownContent } from './known-content.ts'
import { quoteForm, wall } from './page-sections.ts'
import { key, line, paragraph, references, richText } from './parts.ts'

/** What a town is called; in one language where it has the same name in both. */
export interface Town {
  fr?: string | undefined
  en?: string | undefined
}

/** A page for the people of one town, the agency's own where none is told: services, how we work nearby, voices, a form. */
export function cityPage(known: KnownContent, town: Town = {}) {
  const fr = town.fr || town.en || known.town?.fr || known.town?.en || 'Lausanne'
  const en = town.en || town.fr || known.town?.en || fr
  return {
    title: line(`Agence web à ${fr}`, `Web agency in ${en}`),
    path: `/web-agency/${pathSegment(en)}`,
    seo: {
      _type: 'seo',
      title: line(
        `Agence web à ${fr} : sites et référencement`,
        `Web agency in ${en}: sites and SEO`,
      ),
      description: paragraph(
        `Sites internet, référencement et graphisme pour les PME de ${fr} et des environs. Un interlocuteur, un prix annoncé.`,
        `Websites, SEO and graphic design for small businesses in and around ${en}. One contact, one stated price.`,
      ),
      noindex: false,
    },
    sections: [
      {
        _type: 'pageHeader',
        _key: key(),
        title: paragraph(`Votre agence web\nà ${fr}.`, `Your web agency\nin ${en}.`),
        lead: paragraph(
          `Nous dessinons et entretenons les sites de PME de ${fr} et des environs. On se voit chez vous, chez nous ou par téléphone.`,
          `We design and look after the websites of small businesses in and around ${en}. We meet at your place, at ours or by telephone.`,
        ),
      },
      ...(known.services.length > 0
        ? [
            {
              _type: 'servicesList',
              _key: key(),
              title: line(`Ce que nous faisons à ${fr}`, `What we do in ${en}`),
              services: references(known.services),
            },
          ]
        : []),
      {
        _type: 'richText',
        _key: key(),
        body: richText(
          [
            '## Près de chez vous, et joignables',
            `Une clientèle locale cherche d’abord sur une carte. Nous soignons votre fiche, vos horaires et vos avis, pour que l’on vous trouve à ${fr} au moment où l’on a besoin de vous.`,
          ],
          [
            '## Nearby, and within reach',
            `Local customers look at a map first. We look after your listing, your hours and your reviews, so that people in ${en} find you the moment they need you.`,
          ],
        ),
      },
      ...wall(known, line('Ils ont suivi les panneaux', 'They followed the signs')),
      quoteForm(
        line('Parlons de votre projet', 'Let’s talk about your project'),
        paragraph(
          'Quelques lignes suffisent. Nous répondons en 42 heures ouvrables.',
          'A few lines are enough. We reply within 42 business hours.',
        ),
      ),
    ],
  }
}
