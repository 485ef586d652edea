import { localeImage } from '../../builders/image.ts'
import { linkTo } from '../../builders/link.ts'
import { type LocaleString, line, paragraph } from '../../builders/text.ts'
import { feature, gift, type Plan } from './plan.ts'

const site = { _type: 'plan', family: 'site', period: 'month' } as const

const seoGift = (text: LocaleString) =>
  gift(text, linkTo(line('Voir le référencement', 'See SEO'), 'service-seo'))

/** The website subscriptions, billed by the month. */
export const sitePlans: Plan[] = [
  {
    ...site,
    _id: 'plan-site-basic',
    key: 'basic',
    name: line('Basic', 'Basic'),
    picture: localeImage(
      'plans/basic.svg',
      'Cinq pages posées en éventail',
      'Five pages laid out in a fan',
    ),
    price: 250,
    popular: false,
    summary: paragraph(
      "Une présence soignée pour l'indépendant ou la petite équipe.",
      'A polished presence for a sole trader or a small team.',
    ),
    features: [
      feature(line("Jusqu'à 5 pages", 'Up to 5 pages')),
      feature(line('5 h de petites modifications par mois', '5 h of light edits per month')),
      feature(line('Assistance par e-mail', 'Email support')),
      seoGift(line('Audit SEO de départ offert', 'Free SEO audit to start with')),
    ],
    order: 1,
  },
  {
    ...site,
    _id: 'plan-site-pro',
    key: 'pro',
    name: line('Professionnel', 'Professional'),
    picture: localeImage('plans/pro.svg', 'Un jeu de vingt pages', 'A deck of twenty pages'),
    price: 500,
    popular: true,
    summary: paragraph(
      'Pour la PME dont le site doit amener des clients chaque semaine.',
      'For small businesses whose site has to bring in customers every week.',
    ),
    features: [
      feature(line("Jusqu'à 20 pages", 'Up to 20 pages')),
      feature(line('10 h de modifications par mois', '10 h of edits per month')),
      feature(
        line('Assistance prioritaire par e-mail et téléphone', 'Priority email and phone support'),
      ),
      feature(line('Protection contre les cyberattaques', 'Protection against cyber attacks')),
      seoGift(line('Pack SEO Essentiel offert', 'Free Essentiel SEO pack')),
    ],
    order: 2,
  },
  {
    ...site,
    _id: 'plan-site-commerce',
    key: 'commerce',
    name: line('E-Commerce', 'E-Commerce'),
    picture: localeImage(
      'plans/commerce.svg',
      'Quatre bouteilles sur une étagère',
      'Four bottles on a shelf',
    ),
    price: 700,
    popular: false,
    summary: paragraph(
      'Une boutique en ligne que vous gérez vous-même, de la fiche produit à la commande.',
      'An online shop you run yourself, from product page to order.',
    ),
    features: [
      feature(line("Boutique jusqu'à 100 produits", 'Shop with up to 100 products')),
      feature(line('10 h de modifications par mois', '10 h of edits per month')),
      feature(line('Gestion des commandes', 'Order management')),
      seoGift(line('Pack SEO Essentiel offert', 'Free Essentiel SEO pack')),
    ],
    order: 3,
  },
  {
    ...site,
    _id: 'plan-site-enterprise',
    key: 'enterprise',
    name: line('Entreprise', 'Enterprise'),
    picture: localeImage(
      'plans/enterprise.svg',
      'Trois jalons sur une chaîne de montagnes',
      'Three poles on a mountain range',
    ),
    price: null,
    popular: false,
    summary: paragraph(
      'Pour les organisations à plusieurs sites, langues ou équipes.',
      'For organisations with several sites, languages or teams.',
    ),
    features: [
      feature(line('Pages illimitées', 'Unlimited pages')),
      feature(line('Responsable de compte attitré', 'Dedicated account manager')),
      feature(line('Protection et marketing avancés', 'Advanced protection and marketing')),
      seoGift(line('Pack SEO Avancé offert', 'Free Advanced SEO pack')),
    ],
    order: 4,
  },
]
