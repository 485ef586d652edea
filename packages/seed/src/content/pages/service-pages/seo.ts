import { linkTo, linkToPath } from '../../../builders/link.ts'
import { reference } from '../../../builders/reference.ts'
import { type LocaleString, type LocaleText, line, paragraph } from '../../../builders/text.ts'
import { localSeoPlans, seoPlans } from '../../plans/seo.ts'
import { lowestPlanFigure } from '../../services/service.ts'
import { page, type Section } from '../page.ts'
import {
  cityList,
  extras,
  invitation,
  pageHeader,
  planGroup,
  seoPacks,
  serviceForm,
  textSection,
} from '../sections.ts'

const path = '/services/seo-visibility'

const demo: Section = {
  _type: 'searchDemo',
  _key: 'demo',
  title: line('De la page quatre au sommet', 'From page four to the top'),
  lead: paragraph(
    'Menuiserie Tavernay, Moudon. Cinq relevés en six mois, et pas une annonce achetée.',
    'Tavernay joinery, Moudon. Five readings in six months, and not a single advert bought.',
  ),
  // A true case: it stays that of Moudon on the pages of other towns.
  query: line('menuisier moudon', 'joiner moudon'),
  client: reference('client-tavernay'),
  result: line(
    'Menuisier Moudon : cuisines et escaliers',
    'Joiner Moudon: kitchens and staircases',
  ),
  text: paragraph(
    'Atelier de six personnes. Devis sous une semaine, chêne suisse, pose comprise.',
    'A workshop of six. Quotes within a week, Swiss oak, fitting included.',
  ),
  others: [
    line('Répertoire des artisans de la région', 'Directory of craftspeople in the region'),
    line('Cuisines en kit, livraison en Suisse', 'Flat-pack kitchens, delivered in Switzerland'),
  ],
  positions: [38, 24, 11, 6, 1],
  duration: line('6 mois', '6 months'),
}

const station = (key: string, title: LocaleString, text: LocaleText) => ({
  _type: 'step',
  _key: key,
  title,
  text,
})

const method: Section = {
  _type: 'steps',
  _key: 'method',
  title: line('Quatre étapes, dans cet ordre', 'Four stages, in this order'),
  lead: paragraph(
    'Monter prend des mois. Voici à quoi ils servent.',
    'Climbing takes months. This is what they are for.',
  ),
  steps: [
    station(
      'listen',
      line('Écouter', 'Listen'),
      paragraph(
        'Quels mots vos clients emploient, dans quelle langue, et dans quelle ville ils les tapent.',
        'Which words your customers use, in which language, and in which town they type them.',
      ),
    ),
    station(
      'repair',
      line('Réparer', 'Repair'),
      paragraph(
        'Titres vides, pages lentes, adresses mortes : ce qui empêche un moteur de vous lire.',
        'Empty titles, slow pages, dead addresses: whatever stops a search engine from reading you.',
      ),
    ),
    station(
      'write',
      line('Écrire', 'Write'),
      paragraph(
        'Une page par vraie question, avec vos réponses. Vous relisez, nous publions.',
        'One page per real question, with your answers. You read it over, we publish it.',
      ),
    ),
    station(
      'track',
      line('Relever', 'Take readings'),
      paragraph(
        'Dès le pack Avancé, un rapport de deux pages par mois, en français courant : ce qui a bougé, pourquoi, et la suite.',
        'From the Advanced pack up, a two-page report every month, in plain English: what has moved, why, and what comes next.',
      ),
    ),
  ],
}

const card = (key: string, icon: string, title: LocaleString, text: LocaleText) => ({
  _type: 'card',
  _key: key,
  icon,
  title,
  text,
})

const benefits: Section = {
  _type: 'featureCards',
  _key: 'benefits',
  title: line('Ce que vous y gagnez', 'What you gain'),
  lead: paragraph(
    'Une place dans une liste ne paie pas un salaire. Ce qui suit, oui.',
    'A place in a list pays nobody’s wages. What follows from it does.',
  ),
  cards: [
    card(
      'ready',
      'target',
      line('Des clients qui savent déjà', 'Customers who already know'),
      paragraph(
        'Ils ont cherché, lu et comparé. Au téléphone, il ne reste qu’à fixer la date.',
        'They have searched, read and compared. On the phone, all that is left is to fix a date.',
      ),
    ),
    card(
      'lasting',
      'chart-line',
      line('Un effet qui dure', 'An effect that lasts'),
      paragraph(
        'Une annonce s’arrête avec son budget. Une bonne page travaille encore l’an prochain.',
        'An advert stops when its budget does. A good page is still at work next year.',
      ),
    ),
    card(
      'nearby',
      'map-pin',
      line('Le voisinage d’abord', 'The neighbourhood first'),
      paragraph(
        'Vos pages parlent de votre ville et de celles d’à côté, parce que l’on cherche près de chez soi.',
        'Your pages speak of your town and the ones next door, because people search close to home.',
      ),
    ),
    card(
      'assistants',
      'bot',
      line('Cité par les assistants', 'Quoted by assistants'),
      paragraph(
        'Les IA répètent ce qu’elles comprennent. Des faits clairs, bien rangés, sont repris avec votre nom.',
        'AI repeats what it understands. Clear facts, well arranged, are passed on with your name.',
      ),
    ),
    card(
      'visitors',
      'app-window',
      line('Un site meilleur pour tous', 'A better site for everyone'),
      paragraph(
        'Ce qui aide un moteur aide un visiteur : des titres justes, des pages rapides, un chemin court.',
        'What helps a search engine helps a visitor: accurate titles, quick pages, a short way through.',
      ),
    ),
    card(
      'readable',
      'signpost',
      line('Des chiffres que l’on comprend', 'Figures you can follow'),
      paragraph(
        'Appels, demandes, itinéraires : nous comptons ce qui arrive chez vous, pas des impressions.',
        'Calls, enquiries, directions: we count what reaches you, not impressions.',
      ),
    ),
  ],
}

const voices: Section = {
  _type: 'largeVoices',
  _key: 'voices',
  title: line('Ils sont montés', 'They made the climb'),
  testimonials: ['13', '02', '29'].map((number) => reference(`testimonial-${number}`)),
}

/** The page of search engines: one workshop's climb, what it brings, and what it costs. */
export const seo = page({
  key: 'service-seo',
  path,
  title: line('Référencement & visibilité', 'SEO & visibility'),
  seoTitle: ['Référencement naturel et local en Suisse', 'SEO and local search in Switzerland'],
  seoDescription: [
    'Soyez trouvé par ceux qui vous cherchent, dans les résultats, sur la carte et dans les réponses des IA. Des packs payés une fois et des relevés lisibles.',
    'Be found by those who are looking for you: in results, on the map and in AI answers. Packs paid once, and reports you can actually read.',
  ],
  sections: [
    pageHeader(
      paragraph('Trouvé par ceux\nqui vous cherchent.', 'Found by those\nwho need you.'),
      paragraph(
        'Vos clients cherchent avec leurs mots, rarement avec votre nom. Nous mettons votre site sur leur chemin, dans votre ville et dans votre canton.',
        'Customers search in their own words, seldom by your name. We put your site in their path, in your town and in your canton.',
      ),
      lowestPlanFigure('plan-seo-essentiel'),
    ),
    demo,
    method,
    benefits,
    voices,
    seoPacks(
      seoPlans,
      linkToPath(line('Demander un audit', 'Request an audit'), `${path}#contact`),
    ),
    extras(
      line('Sur la carte', 'On the map'),
      line("Voir l'offre de SEO local", 'See the local SEO offer'),
      [
        planGroup(
          line('Près de chez vous', 'Close to home'),
          paragraph(
            'Pour les commerces, les cabinets et tous ceux que l’on vient voir.',
            'For shops, practices and everyone people come to see.',
          ),
          localSeoPlans,
        ),
      ],
      { unfolded: true },
    ),
    cityList(),
    textSection(
      [
        '## Ce que nous ne promettons pas',
        'La première place. Elle dépend de vos concurrents, du moteur et du temps qu’il fait : personne ne la vend honnêtement.',
        'Nous promettons le travail décrit, une date pour chaque étape et des chiffres que vous pouvez vérifier vous-même. La menuiserie de Moudon est arrivée première ; d’autres sont troisièmes, et leur téléphone sonne aussi.',
      ],
      [
        '## What we do not promise',
        'First place. It depends on your competitors, on the search engine and on the weather: nobody sells it honestly.',
        'We promise the work described, a date for every stage, and figures you can check for yourself. The joinery in Moudon came first; others are third, and their phones ring too.',
      ],
    ),
    serviceForm(
      line('Où êtes-vous aujourd’hui ?', 'Where do you stand today?'),
      paragraph(
        'Donnez-nous trois mots que vos clients taperaient. Nous relevons votre position et vous disons ce qui vous sépare de la suivante.',
        'Give us three words your customers would type. We look up where you rank and tell you what stands between you and the next place up.',
      ),
      'service-seo',
    ),
    invitation(
      line('Pressé d’être vu ?', 'In a hurry to be seen?'),
      paragraph(
        'Une annonce prend le relais le temps que vos pages montent.',
        'An advert can carry you while your pages climb.',
      ),
      linkTo(line('Voir la publicité en ligne', 'See paid media'), 'service-paid-media'),
    ),
  ],
})
