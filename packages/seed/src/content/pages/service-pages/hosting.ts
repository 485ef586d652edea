import { localeImage } from '../../../builders/image.ts'
import { linkToPath } from '../../../builders/link.ts'
import { simpleText } from '../../../builders/portable-text.ts'
import { type LocaleString, type LocaleText, line, paragraph } from '../../../builders/text.ts'
import { hostingPlans } from '../../plans/hosting.ts'
import { lowestPlanFigure } from '../../services/service.ts'
import { page, type Section } from '../page.ts'
import { goesWellWith, invitationToTalk, pageHeader, planPicker } from '../sections.ts'
import { benefit, station } from './tool.ts'

const path = '/services/hosting-and-maintenance'
const toPlans = linkToPath(line('Choisir une formule', 'Choose a plan'), `${path}#plans`)

const card = (key: string, icon: string, title: LocaleString, text: LocaleText) => ({
  _type: 'card',
  _key: key,
  icon,
  title,
  text,
})

const features: Section = {
  _type: 'featureCards',
  _key: 'features',
  title: line('Ce qui ne dort pas', 'What never sleeps'),
  cards: [
    card(
      'switzerland',
      'map-pin',
      line('Un serveur en Suisse', 'A server in Switzerland'),
      paragraph(
        'Vos pages et les données de vos clients restent dans le pays, sous son droit. Disponibilité visée : 99,9 %.',
        'Your pages and your customers’ data stay in the country, under its law. We aim for 99.9% uptime.',
      ),
    ),
    card(
      'encryption',
      'server',
      line('Un cadenas toujours fermé', 'A padlock that stays shut'),
      paragraph(
        'Le certificat SSL est posé et renouvelé par nos soins. Aucun visiteur ne voit jamais d’alerte.',
        'We install and renew the SSL certificate. No visitor ever sees a warning.',
      ),
    ),
    card(
      'person',
      'signpost',
      line('Une personne qui répond', 'A person who answers'),
      paragraph(
        'Celle qui connaît votre site, pas un numéro de ticket. Vous avez une réponse dans les 42 heures ouvrables.',
        'Someone who knows your site, not a ticket number. You hear back within 42 business hours.',
      ),
    ),
  ],
}

const problem: Section = {
  _type: 'imageAndText',
  _key: 'problem',
  title: line('Ce que l’on ne voit pas tient le reste', 'What nobody sees holds up the rest'),
  body: simpleText(
    [
      'Un site tombe rarement d’un coup. Une extension vieillit, un certificat expire un dimanche, la dernière sauvegarde date d’un ancien prestataire. Rien ne se voit, jusqu’au matin où plus rien ne s’ouvre.',
      'Sous le vôtre, nous posons jusqu’à quatre couches : le serveur, le chiffrement et, dès SecureWeb, les mises à jour et les sauvegardes. Et nous descendons les vérifier.',
    ],
    [
      'A site seldom falls all at once. A plugin ages, a certificate runs out on a Sunday, the last backup was made by a former supplier. Nothing shows, until the morning when nothing opens.',
      'We lay up to four layers under yours: server, encryption and, from SecureWeb up, updates and backups. And we go down to check them.',
    ],
  ),
  image: localeImage(
    'strata.svg',
    'Une coupe de terrain : le site est en surface, un sondage traverse le serveur, le chiffrement, les mises à jour et les sauvegardes',
    'A cross-section of the ground: the site stands on top, a borehole runs through server, encryption, updates and backups',
  ),
  side: 'right',
  caption: line(
    'De haut en bas : serveur, chiffrement, mises à jour, sauvegardes.',
    'From top to bottom: server, encryption, updates, backups.',
  ),
}

const differences: Section = {
  _type: 'featureCards',
  _key: 'differences',
  title: line('Cinq choses que nous faisons autrement', 'Five things we do differently'),
  lead: paragraph(
    'Un hébergement se loue partout. Ce qui change, c’est ce qui se passe un jour de panne.',
    'You can rent hosting anywhere. The difference is what happens on a bad day.',
  ),
  cards: [
    card(
      'restored',
      'layout-grid',
      line('Des sauvegardes que l’on restaure', 'Backups that get restored'),
      paragraph(
        'Une copie que personne n’a jamais ouverte n’en est pas une. Dès SecureWeb, nous la remontons pour de vrai.',
        'A copy nobody has ever opened is no copy. From SecureWeb up, we restore it for real.',
      ),
    ),
    card(
      'copy',
      'app-window',
      line('Des mises à jour essayées avant', 'Updates tried out first'),
      paragraph(
        'Dès SecureWeb : sur une copie d’abord, page par page. Sur votre site ensuite, quand rien n’a bougé.',
        'From SecureWeb up: on a copy first, page by page. On your site afterwards, once nothing has moved.',
      ),
    ),
    card(
      'move',
      'share-2',
      line('Un déménagement sans coupure', 'A move without a gap'),
      paragraph(
        'Nous copions, vérifions, puis changeons l’adresse un soir tranquille. Vos e-mails suivent.',
        'We copy, check, then switch the address on a quiet evening. Your email comes along.',
      ),
    ),
    card(
      'yours',
      'landmark',
      line('Un domaine à votre nom', 'A domain in your name'),
      paragraph(
        'Le nom, le contenu et les accès sont à vous. Le jour où vous partez, vous emportez tout.',
        'The name, the content and the access are yours. The day you leave, you take it all.',
      ),
    ),
    card(
      'words',
      'megaphone',
      line('Des nouvelles en français', 'News in plain words'),
      paragraph(
        'Ce qui a été fait et ce qui vient, en trois lignes, sans un mot à chercher.',
        'What has been done and what comes next, in three lines, with nothing to look up.',
      ),
    ),
  ],
}

const era: Section = {
  _type: 'steps',
  _key: 'era',
  title: line('On ne pose plus un site pour cinq ans', 'A site is no longer set up for five years'),
  lead: paragraph(
    'Un exemple : la durée pendant laquelle un navigateur fait confiance à un certificat. Elle fond, et le reste suit.',
    'One example: how long a browser trusts a certificate. It keeps shrinking, and the rest goes with it.',
  ),
  steps: [
    station('five-years', line('2012', '2012'), line('Cinq ans', 'Five years'), [
      'On installait le certificat avec le site, et on l’oubliait avec lui.',
      'The certificate was installed with the site, and forgotten along with it.',
    ]),
    station('year', line('2020', '2020'), line('398 jours', '398 days'), [
      'Un rendez-vous par an. Beaucoup l’ont manqué, un dimanche de préférence.',
      'One appointment a year. Many missed it, preferably on a Sunday.',
    ]),
    station('months', line('2026', '2026'), line('200 jours', '200 days'), [
      'Ce qui se faisait à la main se fait désormais tout seul, ou ne se fait pas.',
      'What used to be done by hand now happens by itself, or not at all.',
    ]),
    station('weeks', line('2029', '2029'), line('47 jours', '47 days'), [
      'La date est déjà fixée. Chez nous, rien ne changera pour vous.',
      'The date is already set. With us, nothing will change for you.',
    ]),
  ],
}

const benefits: Section = {
  _type: 'benefitsWithAside',
  _key: 'benefits',
  title: line('Ce que vous y gagnez', 'What you gain'),
  lead: paragraph(
    'Pas un tableau de bord de plus. Du temps, et des nuits tranquilles.',
    'Not one more dashboard. Time, and quiet nights.',
  ),
  benefits: [
    benefit(
      'uptime',
      line('99,9 %', '99.9%'),
      line('Un site ouvert quand on vous cherche', 'A site that is open when people look for you'),
      paragraph(
        'Le dimanche soir aussi, quand vos clients comparent et que vous êtes à table.',
        'On Sunday evenings too, when customers compare and you are at dinner.',
      ),
    ),
    benefit(
      'hours',
      line('0 h', '0 h'),
      line('Rien à mettre à jour vous-même', 'Nothing to update yourself'),
      paragraph(
        'Dès SecureWeb, la maintenance et la sécurité sont pour nous. Vous ouvrez l’atelier, pas l’administration.',
        'From SecureWeb up, maintenance and security are ours. You open the workshop, not the admin pages.',
      ),
    ),
    benefit(
      'bill',
      line('1 facture', '1 bill'),
      line('Un prix par an, affiché', 'One published price a year'),
      paragraph(
        'Le montant de la formule, plus la TVA, et rien d’autre. Pas de tarif d’appel qui double la deuxième année.',
        'The price of the plan plus VAT, and nothing else. No teaser rate that doubles in the second year.',
      ),
    ),
    benefit(
      'audits',
      line('4 par an', '4 a year'),
      line('Un site qui reste trouvable', 'A site that stays easy to find'),
      paragraph(
        'Avec Expansion, un audit par trimestre : ce que lisent les moteurs, et ce que retiennent les IA.',
        'With Expansion, an audit every quarter: what search engines read, and what AI picks up.',
      ),
    ),
  ],
  asideTitle: line('Déjà abonné ?', 'Already a subscriber?'),
  asideText: paragraph(
    'L’hébergement est offert avec chaque abonnement site. Ces formules sont faites pour les autres.',
    'Hosting is free with every website plan. These plans are for everyone else.',
  ),
  figure: lowestPlanFigure('plan-hosting-perform'),
  link: toPlans,
}

const figure = (
  key: string,
  value: string,
  unit: LocaleString | null,
  label: LocaleString,
  [drawing, amount]: ['days' | 'trail' | 'none', number],
) => ({
  _type: 'drawnFigure',
  _key: key,
  value: line(value, value),
  ...(unit && { unit }),
  label,
  drawing,
  ...(drawing !== 'none' && { amount }),
})

const why: Section = {
  _type: 'figures',
  _key: 'why',
  title: line('Pourquoi chez nous', 'Why with us'),
  figures: [
    figure(
      'since',
      '1998',
      null,
      line(
        'l’année où nous avons mis notre premier site en ligne',
        'the year we put our first site online',
      ),
      ['none', 0],
    ),
    figure(
      'answer',
      '42',
      line('heures', 'hours'),
      line(
        'ouvrables au plus pour vous répondre',
        'of working time at most before you hear from us',
      ),
      // Open eight hours a day: the forty-second is on the sixth.
      ['days', 6],
    ),
    figure(
      'person',
      '1',
      line('personne', 'person'),
      line('qui vous répond, la même que l’an dernier', 'who answers you, the same as last year'),
      ['trail', 1],
    ),
  ],
}

/** The page of hosting: what lies under a site, and the three plans with the form to ask for one. */
export const hosting = page({
  key: 'service-hosting',
  path,
  title: line('Hébergement & maintenance', 'Hosting & maintenance'),
  seoTitle: ['Hébergement web suisse et maintenance', 'Swiss web hosting and maintenance'],
  seoDescription: [
    'Hébergement en Suisse et certificat SSL ; sauvegardes et mises à jour dès SecureWeb. Une disponibilité de 99,9 % et quelqu’un qui connaît votre site.',
    'Hosting in Switzerland with SSL; backups and updates from SecureWeb up. 99.9% uptime, and someone who knows your site.',
  ],
  sections: [
    pageHeader(
      paragraph('Un sol ferme\nsous votre site.', 'Firm ground\nunder your site.'),
      paragraph(
        'Votre site vit en Suisse, chiffré, et une personne répond quand quelque chose cloche. Dès SecureWeb, sauvegardes et mises à jour se font sans vous.',
        'Your site lives in Switzerland, encrypted, and a person answers when something is wrong. From SecureWeb up, backups and updates happen without you.',
      ),
      lowestPlanFigure('plan-hosting-perform'),
      toPlans,
    ),
    features,
    problem,
    differences,
    era,
    planPicker(
      line('Trois profondeurs, un prix par an', 'Three depths, one price a year'),
      paragraph(
        'Choisissez jusqu’où nous descendons. Vous pourrez changer de formule sans rien déménager.',
        'Choose how far down we go. You can change plans later without moving anything.',
      ),
      hostingPlans,
    ),
    benefits,
    why,
    goesWellWith(
      paragraph(
        'Un site bien logé peut encore être redessiné, ou mieux trouvé.',
        'A site with a good home can still be redrawn, or found more easily.',
      ),
      ['website', 'seo'],
    ),
    invitationToTalk(
      line('Où vit votre site aujourd’hui ?', 'Where does your site live today?'),
      paragraph(
        "Donnez-nous son adresse : nous vous dirons ce qu'un déménagement changerait.",
        'Give us its address and we will tell you what a move would change.',
      ),
    ),
  ],
})
