import { linkTo } from '../../builders/link.ts'
import { reference } from '../../builders/reference.ts'
import { line, paragraph } from '../../builders/text.ts'
import { page } from './page.ts'
import { invitationToTalk, pageHeader } from './sections.ts'

const spread = (services: string[], texts: object = {}) => ({
  _type: 'serviceSpread',
  _key: services[0],
  services: services.map((key) => reference(`service-${key}`)),
  ...texts,
})

/** Every service on one page: seven at length, the others as a list. */
export const servicesPage = page({
  key: 'services',
  path: '/services',
  title: line('Services', 'Services'),
  seoTitle: ['Services : site, SEO, graphisme et IA', 'Services: websites, SEO, design and AI'],
  seoDescription: [
    'Onze services pour les PME suisses : sites, référencement, publicité, graphisme, e-commerce, IA, hébergement. Chacun avec un prix, une durée ou un devis.',
    'Eleven services for Swiss small businesses: websites, SEO, advertising, design, e-commerce, AI, hosting. Each with a price, a duration or a quote.',
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
      _type: 'serviceSpreads',
      _key: 'spreads',
      title: line('Sur cette page', 'On this page'),
      spreads: [
        spread(['website']),
        spread(['seo']),
        spread(['paid-media', 'digital-marketing'], {
          title: line('Publicité en ligne & marketing digital', 'Paid media & digital marketing'),
          label: line('Publicité & marketing', 'Paid media & marketing'),
          sub: line('Un plan d’abord, des annonces ensuite', 'A plan first, adverts second'),
          desc: paragraph(
            "Avant de payer un clic, regardons le terrain : d'où viennent vos clients, ce qui les retient, ce qui vous coûte sans rien rapporter. Il en sort trois priorités et un calendrier. Si la publicité en fait partie, vos annonces paraissent dans les bons cantons, aux bonnes heures, avec un budget que vous fixez et pouvez arrêter du jour au lendemain.",
            'Before you pay for a single click, let’s look at the terrain: where your customers come from, what holds them back, what costs you money and brings nothing in. You come away with three priorities and a calendar. If advertising is one of them, your adverts run in the right cantons, at the right times, on a budget you set and can stop overnight.',
          ),
        }),
        spread(['graphic-design']),
        spread(['artificial-intelligence']),
        spread(['e-commerce']),
        spread(['hosting']),
      ],
      contact: linkTo(line('Parler à un conseiller', 'Contact sales'), 'page-contact'),
      more: line('Toutes les prestations', 'See all features'),
    },
    {
      _type: 'servicesList',
      _key: 'others',
      title: line('Trois sentiers de plus', 'Three more trails'),
      lead: paragraph(
        'Ils prolongent un site qui tourne déjà. Prenez-les seuls, ou avec l’un des chemins ci-dessus.',
        'They take a working site further. Choose them on their own, or with any of the routes above.',
      ),
      services: ['lead-generation', 'social-media', 'analytics'].map((key) =>
        reference(`service-${key}`),
      ),
    },
    invitationToTalk(
      line('Vous hésitez entre deux chemins ?', 'Torn between two routes?'),
      paragraph(
        'Un audit de 30 à 60 minutes suffit pour choisir. Vous repartez avec une liste de priorités, que nous travaillions ensemble ou non.',
        'An audit of 30 to 60 minutes is all it takes to choose. You leave with a list of priorities, whether or not we end up working together.',
      ),
    ),
  ],
})
