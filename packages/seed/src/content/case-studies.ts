import { type LocaleImage, localeImage } from '../builders/image.ts'
import { type LocaleRichText, richText } from '../builders/portable-text.ts'
import { type Reference, reference } from '../builders/reference.ts'
import { type LocaleString, type LocaleText, line, paragraph } from '../builders/text.ts'
import type { Drawing } from './drawing.ts'

interface CaseResult extends Partial<Drawing> {
  _type: 'caseResult'
  before?: LocaleString
  value: LocaleString
  label: LocaleString
  short?: LocaleString
}

/** A drawing, what it shows, and what that is compared with. */
type Drawn = [Drawing['drawing'], amount: number, reference?: number]

/** A project the agency is proud of, as the content lake stores it. */
export interface CaseStudy {
  _id: string
  _type: 'caseStudy'
  title: LocaleString
  slug: { _type: 'slug'; current: string }
  client: Reference
  industry?: Reference
  services: Reference[]
  summary: LocaleText
  results: CaseResult[]
  /** The site it replaced. */
  before?: LocaleImage
  body: LocaleRichText
  date: string
}

const result = (
  label: LocaleString,
  value: LocaleString,
  { before, short, drawn }: { before?: LocaleString; short?: LocaleString; drawn?: Drawn } = {},
): CaseResult => {
  const [drawing, amount, reference] = drawn ?? []
  return {
    _type: 'caseResult',
    ...(before && { before }),
    value,
    label,
    ...(short && { short }),
    ...(drawing && { drawing }),
    ...(amount !== undefined && { amount }),
    ...(reference !== undefined && { reference }),
  }
}

const identity = (key: string, slug: string, date: string) =>
  ({
    _id: `case-${key}`,
    _type: 'caseStudy',
    slug: { _type: 'slug', current: slug },
    client: reference(`client-${key}`),
    date,
  }) as const

/** The case studies, newest first. */
export const caseStudies: CaseStudy[] = [
  {
    ...identity('joliat', 'horlogerie-joliat-fresard', '2026-09-14'),
    title: line('Un cadran pour toute vitrine', 'A dial for a shop window'),
    services: [reference('service-website'), reference('service-seo')],
    summary: paragraph(
      'Un horloger de Saignelégier reçoit des pendules de toute la Suisse. Son site montre le métier en une image et dit tout de suite comment confier la sienne.',
      'A clockmaker in Saignelégier is sent clocks from all over Switzerland. His site shows the craft in one picture and says at once how to send yours.',
    ),
    results: [
      result(line('avant la première image', 'until the first picture'), line('0,8 s', '0.8 s'), {
        before: line('5,2 s', '5.2 s'),
        short: line('Première image', 'First picture'),
        drawn: ['bars', 0.8, 5.2],
      }),
      result(
        line('du feu vert à la mise en ligne', 'from go-ahead to launch'),
        line('16 j', '16 days'),
        { drawn: ['days', 16, 20] },
      ),
    ],
    body: richText(
      [
        "Benoît Joliat répare des pendules depuis trente ans ; son ancien site parlait surtout de montres neuves. Nous avons passé une matinée à l'établi avant de dessiner quoi que ce soit.",
        'Le cadran gravé est devenu la page. Le prix d’une réparation, les délais et le chemin de la gare tiennent dessous, dans cet ordre, parce que ce sont les questions que pose le téléphone.',
      ],
      [
        'Benoît Joliat has been mending clocks for thirty years; his old site talked mostly about new watches. We spent a morning at the bench before drawing anything.',
        'The engraved dial became the page. What a repair costs, how long it takes and the way from the station stand beneath it, in that order, because those are the questions people ring about.',
      ],
    ),
  },
  {
    ...identity('echalas', 'cave-des-echalas', '2026-02-02'),
    title: line('Six hectares, livrés jusqu’à Zurich', 'Six hectares, delivered as far as Zurich'),
    services: [
      reference('service-e-commerce'),
      reference('service-website'),
      reference('service-graphic-design'),
      reference('service-seo'),
    ],
    summary: paragraph(
      'Une cave de Chamoson qui vendait au caveau et au marché. La boutique, les étiquettes et les cartons sont de la même main ; les commandes partent le mardi.',
      'A winery in Chamoson that sold at the cellar door and at the market. The shop, the labels and the boxes are from the same hand; orders leave on Tuesdays.',
    ),
    results: [
      result(line('commandes par mois', 'orders a month'), line('74', '74'), {
        before: line('11', '11'),
        short: line('Commandes', 'Orders'),
        drawn: ['peaks', 74, 11],
      }),
      result(line('par panier en moyenne', 'per basket on average'), line('132 CHF', '132 CHF'), {
        before: line('58 CHF', '58 CHF'),
        drawn: ['bars', 132, 58],
      }),
      result(
        line('cantons livrés, sur vingt-six', 'cantons delivered to, of twenty-six'),
        line('19', '19'),
        { before: line('2', '2'), drawn: ['squares', 19, 26] },
      ),
    ],
    body: richText(
      [
        'Mélanie Rudaz vendange à la main sur des pentes où aucune machine ne passe. Ce travail se voyait sur la bouteille ; il fallait qu’il se voie aussi à l’écran.',
        'La boutique ne propose que ce qui est en cave. Chaque vin a sa page, son millésime et deux phrases de la vigneronne, qu’elle change elle-même.',
      ],
      [
        'Mélanie Rudaz harvests by hand on slopes no machine can climb. You could tell from the bottle; now you can tell from the screen.',
        'The shop offers only what is in the cellar. Each wine has its page, its vintage and two sentences from the winegrower, who changes them herself.',
      ],
    ),
  },
  {
    ...identity('pahud', 'boulangerie-pahud-corbaz', '2026-05-18'),
    title: line('Le pain du matin, commandé le soir', 'Morning bread, ordered the night before'),
    industry: reference('industry-hospitality'),
    services: [reference('service-website'), reference('service-seo')],
    summary: paragraph(
      'Trois magasins, trois horaires, une seule fiche à jour partout. On commande le soir depuis le canapé, le pain attend dès six heures.',
      'Three shops, three sets of hours, one listing that is right everywhere. You order from the sofa in the evening; the bread is ready from six.',
    ),
    results: [
      result(
        line('des commandes sur téléphone', 'of orders on a phone'),
        line('7 sur 10', '7 in 10'),
        { short: line('Sur téléphone', 'On a phone'), drawn: ['squares', 7, 10] },
      ),
      result(line('appels par mois', 'calls a month'), line('+62', '+62')),
    ],
    body: richText(
      [
        'À Yverdon, la carte montrait encore une ancienne adresse, et personne ne savait quel magasin était ouvert. Adresses et horaires sont désormais saisis une fois et lus partout.',
        'La commande tient en trois écrans, pouce compris. Elle se ferme à vingt-deux heures, quand le pétrissage commence.',
      ],
      [
        'In Yverdon the map still showed an old address, and nobody knew which shop was open. Addresses and hours are now entered once and read everywhere.',
        'Ordering takes three screens and one thumb. It closes at ten in the evening, when the kneading begins.',
      ],
    ),
  },
  {
    ...identity('tavernay', 'menuiserie-tavernay', '2026-03-09'),
    title: line('Même atelier, vingt ans plus tard', 'The same workshop, twenty years on'),
    industry: reference('industry-construction'),
    services: [reference('service-website'), reference('service-seo')],
    summary: paragraph(
      'Le site datait de 2005 et le neveu qui le tenait vit à Montréal. Les bonnes pages sont restées, leurs adresses aussi ; tout le reste est neuf.',
      'The site dated from 2005, and the nephew who looked after it lives in Montreal. The good pages stayed, and so did their addresses; everything else is new.',
    ),
    results: [
      result(
        line('avant la première image, en 4G', 'until the first picture, on 4G'),
        line('0,8 s', '0.8 s'),
        { before: line('6,4 s', '6.4 s'), drawn: ['bars', 0.8, 6.4] },
      ),
      result(line('demandes de devis par mois', 'quote requests a month'), line('19', '19'), {
        before: line('2', '2'),
        drawn: ['peaks', 19, 2],
      }),
      result(
        line('adresses redirigées, aucune perdue', 'addresses redirected, none lost'),
        line('31', '31'),
        { before: line('0', '0'), drawn: ['squares', 31, 31] },
      ),
    ],
    before: localeImage(
      'sites/tavernay-2005.webp',
      'Le site de 2005 : fond de bois, boutons en relief et compteur de visites',
      'The site of 2005: a wood-grain background, bevelled buttons and a visitor counter',
    ),
    body: richText(
      [
        'Olivier Tavernay assemble ses escaliers sans une vis. Son site le disait au milieu d’un compteur de visites et d’une météo locale.',
        'Nous avons gardé deux textes, dix photos et toutes les adresses que Google connaissait. Le reste tient en cinq pages, et six mois de référencement les ont fait monter.',
      ],
      [
        'Olivier Tavernay builds staircases without a single screw. His site said so, somewhere between a visitor counter and the local weather.',
        'We kept two texts, ten photographs and every address Google knew. The rest fits on five pages, and six months of SEO have made them climb.',
      ],
    ),
  },
  {
    ...identity('bisse', 'hotel-du-bisse-neuf', '2025-11-24'),
    title: line('Réserver sans intermédiaire', 'Booking without a middleman'),
    industry: reference('industry-hospitality'),
    services: [
      reference('service-website'),
      reference('service-seo'),
      reference('service-paid-media'),
    ],
    summary: paragraph(
      'Un hôtel de neuf chambres que l’on ne trouvait que sur les plateformes. Son site dit pourquoi venir, et la réservation commence sur la première image.',
      'A nine-room hotel that people only found on booking platforms. Its own site says why to come, and booking begins on the first picture.',
    ),
    results: [
      result(line('de réservations directes', 'of bookings made direct'), line('54 %', '54%'), {
        before: line('21 %', '21%'),
        drawn: ['peaks', 54, 21],
      }),
      result(line('du plan à la mise en ligne', 'from plan to launch'), line('17 j', '17 days'), {
        drawn: ['days', 17, 20],
      }),
    ],
    body: richText(
      [
        'Pascal Fournier payait dix-huit francs de commission sur cent. Il n’a pas quitté les plateformes : il leur a donné un concurrent.',
        'La page montre le soir sur la vallée, puis les chambres, puis le prix de la nuit. Rien ne clignote, rien ne presse.',
      ],
      [
        'Pascal Fournier paid eighteen francs of commission on every hundred. He has not left the platforms: he has given them a competitor.',
        'The page shows dusk over the valley, then the rooms, then the price of a night. Nothing blinks, nothing hurries you.',
      ],
    ),
  },
  {
    ...identity('arvanel', 'fiduciaire-arvanel', '2025-09-08'),
    title: line('Des chiffres qui disent oui', 'Figures that say yes'),
    industry: reference('industry-finance'),
    services: [reference('service-website'), reference('service-lead-generation')],
    summary: paragraph(
      'Une fiduciaire de Carouge dont le téléphone sonnait surtout en mars. Le site répond aux questions de mars toute l’année et dit qui s’occupera de vous.',
      'An accountancy firm in Carouge whose phone mostly rang in March. The site answers the questions of March all year round, and says who will look after you.',
    ),
    results: [
      result(
        line('demandes de rendez-vous par mois', 'appointment requests a month'),
        line('17', '17'),
        { before: line('6', '6'), drawn: ['bars', 17, 6] },
      ),
      result(
        line('du feu vert à la mise en ligne', 'from go-ahead to launch'),
        line('14 j', '14 days'),
        { drawn: ['days', 14, 20] },
      ),
    ],
    body: richText(
      [
        'Une fiduciaire ne vend pas des chiffres, elle vend du sommeil. L’ancien site alignait des prestations ; personne ne savait laquelle était la sienne.',
        'Nous avons commencé par écouter le standard pendant deux jours. Les neuf questions les plus posées sont devenues neuf réponses, avec un prix chaque fois que c’était possible.',
      ],
      [
        'Accountants do not sell figures, they sell sleep. The old site lined up services; nobody knew which one was theirs.',
        'We began by listening in at reception for two days. The nine questions people asked most became nine answers, with a price wherever that was possible.',
      ],
    ),
  },
  {
    ...identity('tilleuls', 'cabinet-les-trois-tilleuls', '2025-06-16'),
    title: line('Un rendez-vous à deux heures du matin', 'An appointment at two in the morning'),
    industry: reference('industry-pets'),
    services: [
      reference('service-website'),
      reference('service-graphic-design'),
      reference('service-artificial-intelligence'),
    ],
    summary: paragraph(
      'Un cabinet vétérinaire d’Estavayer. Le numéro d’urgence est la première chose que l’on voit, et l’on réserve un contrôle à l’heure où l’on y pense.',
      'A veterinary practice in Estavayer. The emergency number is the first thing you see, and a check-up is booked whenever you happen to think of it.',
    ),
    results: [
      result(
        line('des rendez-vous pris en ligne', 'of appointments booked online'),
        line('61 %', '61%'),
        { before: line('0 %', '0%'), drawn: ['bars', 61, 0] },
      ),
      result(
        line('pour trouver le numéro d’urgence', 'to find the emergency number'),
        line('1 regard', '1 glance'),
        { before: line('4 clics', '4 clicks') },
      ),
    ],
    body: richText(
      [
        'La nuit, on ne lit pas : on cherche un numéro, un animal dans les bras. Tout le reste de la page attend que ce numéro ait été vu.',
        'Le jour, c’est l’inverse. On choisit sa vétérinaire à son visage, on réserve, et le carnet de vaccination part par e-mail. À toute heure, un assistant répond d’après les pages et transmet ce qui mérite une personne.',
      ],
      [
        'At night people do not read: they look for a number, an animal in their arms. Everything else on the page waits until that number has been seen.',
        'By day it is the other way round. You choose your vet by her face, you book, and the vaccination record goes out by email. At any hour an assistant answers from the pages and passes on whatever deserves a person.',
      ],
    ),
  },
]
