import { localeImage } from '../../builders/image.ts'
import { line, paragraph } from '../../builders/text.ts'
import { identity, lowestPlanFigure, type Service, textFigure } from './service.ts'

const audit = textFigure(line('audit 30–60 min', '30–60 min audit'))
const onRequest = textFigure(line('sur devis', 'on request'))

/** The services that bring visitors and turn them into customers. */
export const visibilityServices: Service[] = [
  {
    ...identity('seo', 'seo-visibility'),
    picture: localeImage(
      'services/seo.svg',
      'La recherche « menuisier moudon » monte de la 38e à la 1re place',
      'The search “menuisier moudon” climbs from 38th place to first',
    ),
    title: line('Référencement & visibilité', 'SEO & visibility'),
    sub: line('Sur Google, sur la carte, dans les IA', 'On Google, on the map, in AI answers'),
    desc: paragraph(
      "Vos clients cherchent avec leurs mots, rarement avec votre nom. Nous relevons ces mots, réparons ce qui empêche un moteur de vous lire et écrivons les pages qui manquent, ville par ville s'il le faut. Pendant le suivi, vous recevez un relevé que l'on comprend : d'où vous partez, où vous êtes, ce qui vient ensuite.",
      'Customers search in their own words, seldom by your name. We note those words, fix whatever stops search engines from reading you, and write the pages that are missing, town by town if need be. While we track the results, you get a report anyone can read: where you started, where you stand, what comes next.',
    ),
    figure: lowestPlanFigure('plan-seo-essentiel'),
    icon: 'search',
    menu: {
      title: line('Référencement', 'SEO'),
      description: line('Être trouvé, ici et alentour', 'Be found, here and nearby'),
      icon: 'search',
    },
    order: 3,
  },
  {
    ...identity('paid-media', 'paid-media'),
    picture: localeImage(
      'services/paid.svg',
      'Une annonce de garage en trois formats ; 1 000 affichages, 41 visites, 6 demandes',
      'One garage advert in three formats; 1,000 views, 41 visits, 6 requests',
    ),
    title: line('Publicité en ligne', 'Paid media'),
    sub: line('Google Ads et réseaux sociaux', 'Google Ads and social networks'),
    desc: paragraph(
      'Des annonces montrées aux bonnes personnes, dans les bons cantons, avec un budget que vous fixez. Vous voyez ce que coûte chaque demande.',
      'Adverts shown to the right people in the right cantons, on a budget you set. You see what each enquiry costs.',
    ),
    figure: onRequest,
    icon: 'megaphone',
    menu: {
      title: line('Publicité en ligne', 'Paid media'),
      description: line('Annonces et budgets', 'Adverts and budgets'),
      icon: 'megaphone',
    },
    order: 5,
  },
  {
    ...identity('digital-marketing', 'digital-marketing'),
    picture: localeImage(
      'services/marketing.svg',
      'Un plan de douze semaines : une chose arrêtée, une réparée, une essayée jusqu’à son drapeau',
      'A plan of twelve weeks: one thing stopped, one repaired, one tried as far as its flag',
    ),
    title: line('Marketing digital', 'Digital marketing'),
    sub: line('Un plan avant les canaux', 'A plan before the channels'),
    desc: paragraph(
      'Un audit, trois priorités, un calendrier. Nous choisissons avec vous les canaux qui valent la peine, et laissons les autres.',
      'An audit, three priorities, a calendar. Together we choose the channels worth the effort and leave the others alone.',
    ),
    figure: audit,
    icon: 'signpost',
    menu: {
      title: line('Marketing digital', 'Digital marketing'),
      description: line('Audit, priorités, calendrier', 'Audit, priorities, calendar'),
      icon: 'signpost',
    },
    order: 6,
  },
  {
    ...identity('lead-generation', 'lead-generation'),
    picture: localeImage(
      'services/leads.svg',
      'Deux cents visites dans un champ : huit demandes cerclées, deux ventes sous leur drapeau',
      'Two hundred visits in a field: eight enquiries ringed, two sales under their flags',
    ),
    title: line('Génération de prospects', 'Lead generation'),
    sub: line('Des demandes que vous pouvez traiter', 'Enquiries you can act on'),
    desc: paragraph(
      "Des formulaires courts, des pages qui répondent aux bonnes questions et un tri avant que la demande n'arrive chez vous.",
      'Short forms, pages that answer the right questions, and some sorting before an enquiry lands on your desk.',
    ),
    figure: onRequest,
    icon: 'target',
    menu: {
      title: line('Génération de prospects', 'Lead generation'),
      description: line('Pages et formulaires', 'Pages and forms'),
      icon: 'target',
    },
    order: 8,
  },
  {
    ...identity('social-media', 'social-media'),
    picture: localeImage(
      'services/social.svg',
      'Une semaine de boulangerie : trois publications, lundi fermé, et le pain qui lève comme le soleil',
      'A bakery’s week: three posts, closed on Monday, and a loaf that rises like the sun',
    ),
    title: line('Réseaux sociaux', 'Social media'),
    sub: line('Un rythme que vous pouvez tenir', 'A pace you can keep up'),
    desc: paragraph(
      'Une ligne éditoriale, des modèles à vos couleurs et un calendrier réaliste. Nous publions pour vous, ou nous vous apprenons à le faire.',
      'A clear voice, templates in your colours and a realistic calendar. We post for you, or show you how.',
    ),
    figure: onRequest,
    icon: 'share-2',
    menu: {
      title: line('Réseaux sociaux', 'Social media'),
      description: line('Ligne, modèles, calendrier', 'Voice, templates, calendar'),
      icon: 'share-2',
    },
    order: 9,
  },
  {
    ...identity('analytics', 'analytics-and-cro'),
    picture: localeImage(
      'services/analytics.svg',
      'Un entonnoir en quatre étages : la deuxième marche, élargie, laisse passer deux fois plus de monde',
      'A funnel of four stages: the second, widened, lets twice as many people through',
    ),
    title: line('Mesure & conversion', 'Analytics & conversion'),
    sub: line('Comprendre, puis améliorer', 'Understand, then improve'),
    desc: paragraph(
      "Quelques chiffres qui comptent, recueillis avec l'accord de vos visiteurs. Puis des essais, un à la fois, jusqu'à ce que davantage de visites aboutissent.",
      'A few figures that matter, collected with your visitors’ consent. Then trials, one at a time, until more visits lead somewhere.',
    ),
    figure: audit,
    icon: 'chart-line',
    menu: {
      title: line('Mesure & conversion', 'Analytics & conversion'),
      description: line('Chiffres utiles, essais simples', 'Useful figures, simple trials'),
      icon: 'chart-line',
    },
    order: 10,
  },
]
