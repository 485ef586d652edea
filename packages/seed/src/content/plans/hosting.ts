import { localeImage } from '../../builders/image.ts'
import { line, paragraph } from '../../builders/text.ts'
import { feature, type Plan } from './plan.ts'

const hosting = { _type: 'plan', family: 'hosting', period: 'year' } as const

/** The hosting plans, billed by the year. */
export const hostingPlans: Plan[] = [
  {
    ...hosting,
    _id: 'plan-hosting-perform',
    key: 'perform',
    name: line('Perform', 'Perform'),
    picture: localeImage(
      'plans/perform.svg',
      'Une carotte de sondage : deux couches sur quatre',
      'A drill core: two layers out of four',
    ),
    price: 120,
    popular: true,
    summary: paragraph(
      'Un hébergement rapide, en Suisse, réglé pour votre site.',
      'Fast hosting in Switzerland, tuned for your site.',
    ),
    features: [
      feature(line('Hébergement suisse', 'Swiss hosting')),
      feature(line('Certificat SSL', 'SSL certificate')),
      feature(line('Assistance', 'Support')),
      feature(line('Optimisation initiale', 'Initial optimisation')),
    ],
    order: 1,
  },
  {
    ...hosting,
    _id: 'plan-hosting-secureweb',
    key: 'secureweb',
    name: line('SecureWeb', 'SecureWeb'),
    picture: localeImage(
      'plans/secureweb.svg',
      'Une carotte de sondage : les quatre couches',
      'A drill core: all four layers',
    ),
    price: 240,
    popular: false,
    summary: paragraph(
      'Les mises à jour et les sauvegardes ne sont plus votre affaire.',
      'Updates and backups, off your hands.',
    ),
    features: [
      feature(line('Tout Perform', 'Everything in Perform')),
      feature(line('Maintenance', 'Maintenance')),
      feature(line('Sécurité surveillée', 'Security monitoring')),
      feature(line('Sauvegardes', 'Backups')),
    ],
    order: 2,
  },
  {
    ...hosting,
    _id: 'plan-hosting-expansion',
    key: 'expansion',
    name: line('Expansion', 'Expansion'),
    picture: localeImage(
      'plans/expansion.svg',
      'Une carotte de sondage : les quatre couches, une antenne au sommet',
      'A drill core: all four layers, with an aerial on top',
    ),
    price: 360,
    popular: false,
    summary: paragraph(
      'Un site entretenu, et trouvé : par les moteurs comme par les IA.',
      'A site that is looked after and found, by search engines and AI alike.',
    ),
    features: [
      feature(line('Tout SecureWeb', 'Everything in SecureWeb')),
      feature(line('SEO technique', 'Technical SEO')),
      feature(line('Indexation par les IA', 'AI indexing')),
      feature(line('Audits trimestriels', 'Quarterly audits')),
      feature(line('Assistance prioritaire', 'Priority support')),
    ],
    order: 3,
  },
]
