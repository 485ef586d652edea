import { line, paragraph } from '../../builders/text.ts'
import { feature, type Plan } from './plan.ts'

const seo = { _type: 'plan', family: 'seo', period: 'once' } as const

/** The SEO packs, paid once. */
export const seoPlans: Plan[] = [
  {
    ...seo,
    _id: 'plan-seo-essentiel',
    key: 'essentiel',
    name: line('Essentiel', 'Essentiel'),
    price: 425,
    popular: false,
    summary: paragraph(
      'Les fondations, pour être compris des moteurs de recherche.',
      'The groundwork, so that search engines understand you.',
    ),
    features: [
      feature(
        line('Audit technique et choix des mots-clés', 'Technical audit and keyword research'),
      ),
      feature(line('Titres et descriptions réécrits', 'Titles and descriptions rewritten')),
      feature(
        line('Plan du site et outils de suivi en place', 'Sitemap and tracking tools set up'),
      ),
    ],
    order: 1,
  },
  {
    ...seo,
    _id: 'plan-seo-advanced',
    key: 'advanced',
    name: line('Avancé', 'Advanced'),
    price: 750,
    popular: false,
    summary: paragraph(
      'Vos trois pages les plus utiles, retravaillées puis suivies.',
      'Your three most useful pages, reworked and tracked.',
    ),
    features: [
      feature(line('3 pages optimisées', '3 optimised pages')),
      feature(line('3 mois de suivi', '3 months of tracking')),
      feature(line('Un rapport lisible chaque mois', 'A clear report every month')),
    ],
    order: 2,
  },
  {
    ...seo,
    _id: 'plan-seo-expert',
    key: 'expert',
    name: line('Expert', 'Expert'),
    price: 1200,
    popular: false,
    summary: paragraph(
      'Un site entier remis sur la bonne voie, page après page.',
      'A whole site put back on track, page after page.',
    ),
    features: [
      feature(line('Tout Avancé', 'Everything in Advanced')),
      feature(line('10 pages optimisées', '10 optimised pages')),
      feature(line('3 mois de suivi', '3 months of tracking')),
      feature(line('Analyse de vos concurrents', 'Competitor analysis')),
    ],
    order: 3,
  },
]

/** The local search offer, paid once. */
export const localSeoPlans: Plan[] = [
  {
    _id: 'plan-local-seo',
    _type: 'plan',
    family: 'localSeo',
    key: 'local',
    name: line('SEO local', 'Local SEO'),
    price: 490,
    period: 'once',
    popular: false,
    summary: paragraph(
      'Être trouvé sur la carte par les gens du quartier, avec les bons horaires.',
      'Found on the map by people nearby, with the right opening hours.',
    ),
    features: [
      feature(line("Fiche d'établissement complète", 'Complete business listing')),
      feature(line('Coordonnées identiques dans les annuaires', 'Same details in every directory')),
      feature(line('Méthode pour recueillir des avis', 'A routine for collecting reviews')),
    ],
    order: 1,
  },
]
