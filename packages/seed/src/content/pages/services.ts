import { reference } from '../../builders/reference.ts'
import { line, paragraph } from '../../builders/text.ts'
import { services } from '../services/index.ts'
import { page } from './page.ts'
import { invitationToTalk, pageHeader } from './sections.ts'

/** Every service on one page. */
export const servicesPage = page({
  key: 'services',
  path: '/services',
  title: line('Services', 'Services'),
  seoTitle: [
    'Services : site, SEO, graphisme et IA | Jalonne',
    'Services: websites, SEO, design and AI | Jalonne',
  ],
  seoDescription: [
    'Onze services pour les PME suisses : sites, référencement, publicité, graphisme, e-commerce, IA, hébergement. Chacun avec son prix ou sa durée.',
    'Eleven services for Swiss small businesses: websites, SEO, advertising, design, e-commerce, AI, hosting. Each with its price or its duration.',
  ],
  sections: [
    pageHeader(
      paragraph('Onze chemins,\nun seul guide.', 'Eleven routes,\none guide.'),
      paragraph(
        'Prenez-en un ou combinez-les. Chaque plaque porte un prix, une durée ou la mention « sur devis ».',
        'Take one or combine them. Every plate carries a price, a duration or the words “on request”.',
      ),
    ),
    {
      _type: 'servicesList',
      _key: 'services',
      title: line('Tous nos services', 'All our services'),
      services: services.map(({ _id }) => reference(_id)),
    },
    invitationToTalk(
      line('Vous hésitez entre deux chemins ?', 'Torn between two routes?'),
      paragraph(
        'Un audit de 30 à 60 minutes suffit pour choisir. Vous repartez avec une liste de priorités, que nous travaillions ensemble ou non.',
        'An audit of 30 to 60 minutes is enough to choose. You leave with a list of priorities, whether or not we end up working together.',
      ),
    ),
  ],
})
