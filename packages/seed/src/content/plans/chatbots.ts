import { line, paragraph } from '../../builders/text.ts'
import { feature, type Plan } from './plan.ts'

const chatbot = { _type: 'plan', family: 'chatbot', popular: false } as const

/** The chatbot plans: by the month, once, and on request. */
export const chatbotPlans: Plan[] = [
  {
    ...chatbot,
    _id: 'plan-chatbot-essential',
    key: 'essential',
    name: line('Essentiel', 'Essential'),
    price: 15,
    period: 'month',
    summary: paragraph(
      'Un assistant prêt à répondre, sans rien installer.',
      'An assistant ready to answer, with nothing to install.',
    ),
    features: [
      feature(line('100 conversations offertes par mois', '100 free conversations a month')),
      feature(
        line('Hébergement et API fournis par Jalonne', 'Hosting and API provided by Jalonne'),
      ),
      feature(line('Assistance par e-mail', 'Email support')),
    ],
    note: paragraph(
      'Au-delà de 100 conversations par mois : 0.05 CHF par conversation.',
      'Beyond 100 conversations a month: 0.05 CHF each.',
    ),
    order: 1,
  },
  {
    ...chatbot,
    _id: 'plan-chatbot-pro',
    key: 'pro',
    name: line('Pro', 'Pro'),
    price: 990,
    period: 'once',
    summary: paragraph(
      "Votre assistant, branché sur votre propre compte d'IA.",
      'Your assistant, connected to your own AI account.',
    ),
    features: [
      feature(line('Conversations illimitées', 'Unlimited conversations')),
      feature(line('Votre propre clé API', 'Your own API key')),
      feature(line('Installation payée une seule fois', 'One-off set-up fee')),
    ],
    note: paragraph(
      "La consommation de l'API vous est facturée directement par son fournisseur.",
      'API usage is billed to you directly by its provider.',
    ),
    order: 2,
  },
  {
    ...chatbot,
    _id: 'plan-chatbot-ultime',
    key: 'ultime',
    name: line('Ultime', 'Ultime'),
    price: null,
    period: 'once',
    summary: paragraph(
      'Un même assistant sur votre site, vos messageries et vos outils.',
      'One assistant for your site, your messaging apps and your tools.',
    ),
    features: [
      feature(line('Plusieurs canaux', 'Several channels')),
      feature(line('Assistance prioritaire', 'Priority support')),
      feature(line('Projet sur mesure', 'Custom project')),
    ],
    order: 3,
  },
]
