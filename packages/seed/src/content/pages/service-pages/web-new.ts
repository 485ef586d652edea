import { localeImage } from '../../../builders/image.ts'
import { linkTo } from '../../../builders/link.ts'
import { reference } from '../../../builders/reference.ts'
import { type LocaleString, type LocaleText, line, paragraph } from '../../../builders/text.ts'
import { clients } from '../../clients.ts'
import { sitePlans } from '../../plans/site.ts'
import { lowestPlanFigure, textFigure } from '../../services/service.ts'
import { page, type Section } from '../page.ts'
import { invitation, pageHeader, serviceForm } from '../sections.ts'

/** A page drawn over its plan, stage by stage. */
export const stages: Section = {
  _type: 'siteStages',
  _key: 'stages',
  title: line('Du piquet à la page', 'From peg to page'),
  lead: paragraph(
    'Dix-sept jours ouvrables pour l’Hôtel du Bisse-Neuf. On plante les repères, on dessine, on ouvre.',
    'Seventeen working days for the Bisse-Neuf hotel. We drive in the pegs, we draw, we open.',
  ),
  site: 'bisse-neuf.ch',
  stages: [
    {
      _type: 'siteStage',
      _key: 'plan',
      title: line('Plan', 'Plan'),
      day: line('Jour 1', 'Day 1'),
      picture: localeImage(
        'sites/bisse-plan.svg',
        'Le plan de la page : des cadres en pointillé, sans image ni texte',
        'The plan of the page: dashed boxes, without a picture or a word',
      ),
    },
    {
      _type: 'siteStage',
      _key: 'drawing',
      title: line('Dessin', 'Drawing'),
      day: line('Jour 8', 'Day 8'),
      picture: localeImage(
        'sites/bisse-drawing.svg',
        'Le dessin : le titre et les montagnes sont en place, la réservation pas encore',
        'The drawing: the title and the mountains are in place, the booking bar is not yet',
      ),
    },
    {
      _type: 'siteStage',
      _key: 'online',
      title: line('En ligne', 'Online'),
      day: line('Jour 17', 'Day 17'),
      picture: localeImage(
        'sites/bisse.svg',
        'La page en ligne : le soir sur la vallée et la réservation',
        'The page online: dusk over the valley, and the booking bar',
      ),
    },
  ],
  sign: line('Mis en ligne', 'Live'),
  figure: line('17 j', '17 days'),
}

const marks: Section = {
  _type: 'clientMarks',
  _key: 'clients',
  title: line('Nos clients', 'Who we work for'),
  clients: clients.map(({ _id }) => reference(_id)),
  moving: true,
}

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
  title: line('Compris, sans astérisque', 'Included, no asterisk'),
  lead: paragraph(
    'Un site neuf n’est pas qu’un dessin. Voici ce qui vient avec, quelle que soit sa taille.',
    'A new site is more than a design. This is what comes with it, whatever its size.',
  ),
  cards: [
    card(
      'words',
      'signpost',
      line('Les mots d’abord', 'Words first'),
      paragraph(
        'Nous vous écoutons une heure, puis nous écrivons. Vous corrigez, nous dessinons autour.',
        'We listen for an hour, then we write. You correct it, and we design around it.',
      ),
    ),
    card(
      'design',
      'palette',
      line('Dessiné pour vous seul', 'Drawn for you alone'),
      paragraph(
        'Aucun gabarit. La page part de votre métier, de votre lieu et de ce que vos clients vous demandent.',
        'No template. The page starts from your trade, your place and what your customers ask you.',
      ),
    ),
    card(
      'search',
      'search',
      line('Trouvable au premier jour', 'Findable from day one'),
      paragraph(
        'Titres, descriptions et plan du site sont prêts à l’ouverture, dans chaque langue du site.',
        'Titles, descriptions and a sitemap are ready when it opens, in every language of the site.',
      ),
    ),
    card(
      'hosting',
      'server',
      line('Domaine et hébergement', 'Domain and hosting'),
      paragraph(
        'À votre nom, en Suisse, sauvegardés chaque nuit. Vous n’avez qu’une facture.',
        'In your name, in Switzerland, backed up every night. You get a single bill.',
      ),
    ),
    card(
      'person',
      'map-pin',
      line('Une seule personne', 'One person'),
      paragraph(
        'Celle qui a planté le premier repère vous répond encore un an plus tard.',
        'Whoever drove in the first peg still answers you a year later.',
      ),
    ),
    card(
      'changes',
      'app-window',
      line('Modifiable sans nous', 'Yours to change'),
      paragraph(
        'Une heure de prise en main, et vous changez un horaire ou une photo depuis le comptoir.',
        'One hour to get the hang of it, and you change opening hours or a photo from the counter.',
      ),
    ),
  ],
}

const started = (
  key: string,
  title: LocaleString,
  text: LocaleText,
  picture: ReturnType<typeof localeImage>,
) => ({ _type: 'card', _key: key, title, text, picture })

const starts: Section = {
  _type: 'cardStack',
  _key: 'starts',
  title: line('Chaque site part d’un objet', 'Every site starts from an object'),
  lead: paragraph(
    'Un pain, une bouteille, une coche. On le trouve chez vous, pas dans une banque d’images.',
    'A loaf, a bottle, a tick. We find it on your premises, not in an image library.',
  ),
  cards: [
    started(
      'pahud',
      line('Un pain qui se lève', 'A loaf that rises'),
      paragraph(
        'Boulangerie Pahud-Corbaz, Yverdon. On commande le soir, le pain attend dès six heures.',
        'Pahud-Corbaz bakery, Yverdon. Order in the evening, and the bread is ready from six.',
      ),
      localeImage(
        'sites/pahud.svg',
        'Le site de la boulangerie : un pain qui se lève comme le soleil',
        'The bakery’s site: a loaf that rises like the sun',
      ),
    ),
    started(
      'echalas',
      line('Trois bouteilles', 'Three bottles'),
      paragraph(
        'Cave des Échalas, Chamoson. La boutique ne propose que ce qui est en cave.',
        'Échalas winery, Chamoson. The shop offers only what is in the cellar.',
      ),
      localeImage(
        'sites/echalas.svg',
        'La boutique de la cave : trois bouteilles et leurs prix',
        'The winery’s shop: three bottles and their prices',
      ),
    ),
    started(
      'arvanel',
      line('Une coche', 'A tick'),
      paragraph(
        'Fiduciaire Arvanel, Carouge. Des barres de bilan qui finissent par dire oui.',
        'Arvanel accountants, Carouge. Bars of a balance sheet that end up saying yes.',
      ),
      localeImage(
        'sites/arvanel.svg',
        'Le site de la fiduciaire : des barres qui dessinent une coche',
        'The accountants’ site: bars that draw a tick',
      ),
    ),
  ],
}

const redirects = [
  ['/tarifs.htm', '/honoraires'],
  ['/equipe.php?id=4', '/equipe/claire-dumusc'],
  ['/index2.html', '/'],
].map(([from, to]) => ({ _type: 'addressPair', _key: to, from, to }))

const delivered: Section = {
  _type: 'bento',
  _key: 'delivered',
  title: line('Livré avec le reste', 'Delivered with the rest'),
  cells: [
    {
      _type: 'bentoCell',
      _key: 'thumb',
      drawing: 'phone',
      title: line('Lisible au pouce', 'Readable by thumb'),
      text: paragraph(
        'Sept visites sur dix viennent d’un téléphone. On commence par lui.',
        'Seven visits in ten come from a phone. We start there.',
      ),
      picture: localeImage(
        'sites/bisse-phone.svg',
        'Le site de l’hôtel sur un téléphone, le bouton de réservation sous le pouce',
        'The hotel’s site on a phone, its booking button under the thumb',
      ),
    },
    {
      _type: 'bentoCell',
      _key: 'speed',
      drawing: 'gauge',
      title: line('Rapide au fond d’un vallon', 'Quick at the end of a valley'),
      amount: 0.8,
      reference: 3.1,
      unit: line('s', 's'),
    },
    {
      _type: 'bentoCell',
      _key: 'languages',
      drawing: 'signs',
      title: line('De la place pour deux langues', 'Room for two languages'),
      text: paragraph('Avec l’abonnement Entreprise.', 'With the Enterprise plan.'),
      lines: [line('français', 'français'), line('English', 'English')],
    },
    {
      _type: 'bentoCell',
      _key: 'words',
      drawing: 'field',
      title: line('Vos mots, sans nous', 'Your words, without us'),
      lines: [
        line('Annonce de la page d’accueil', 'Notice on the home page'),
        line('Ouvert le 26 déc.', 'Open on 26 Dec'),
      ],
    },
    {
      _type: 'bentoCell',
      _key: 'addresses',
      drawing: 'addresses',
      title: line('Vos adresses restent', 'Your addresses stay'),
      redirects,
    },
    {
      _type: 'bentoCell',
      _key: 'contrast',
      drawing: 'contrast',
      title: line('Lisible par tous', 'Readable by everyone'),
      text: paragraph(
        'Contraste, clavier, lecteur d’écran : vérifiés à chaque mise en ligne.',
        'Contrast, keyboard, screen reader: checked at every launch.',
      ),
    },
  ],
}

const plans: Section = {
  _type: 'planCards',
  _key: 'plans',
  anchor: 'plans',
  title: line('Un abonnement, tout dedans', 'One subscription, all of it'),
  lead: paragraph(
    'Création, domaine, hébergement et retouches, en une seule mensualité.',
    'Design, domain, hosting and edits in a single monthly payment.',
  ),
  figure: lowestPlanFigure('plan-site-basic'),
  plans: sitePlans.map(({ _id }) => reference(_id)),
  link: linkTo(line('Comparer les abonnements', 'Compare the plans'), 'page-pricing'),
}

/** The page of new sites: one hotel's from its plan to the day it opened. */
export const webNew = page({
  key: 'web-new',
  path: '/services/website-design-development/web-new',
  title: line('Nouveau site', 'New website'),
  seoTitle: ['Nouveau site internet pour PME suisses', 'A new website for your Swiss business'],
  seoDescription: [
    'Dessiné pour votre métier, écrit avec vos mots : un site de présentation en ligne en moins de 20 jours ouvrables, domaine et hébergement compris.',
    'Designed for your trade, written in your words: a standard site live in under 20 business days, with domain and hosting included.',
  ],
  sections: [
    pageHeader(
      paragraph('Une feuille blanche,\npuis une date.', 'A blank sheet,\nthen a date.'),
      paragraph(
        'Vous n’avez pas encore de site, ou rien qui vaille d’être gardé. Nous partons de votre métier, et vous savez dès le départ quel jour il ouvre.',
        'You have no site yet, or nothing worth keeping. We start from your trade, and you know from the outset which day it opens.',
      ),
      textFigure(line('< 20 j ouvrables', '< 20 business days')),
    ),
    stages,
    marks,
    features,
    starts,
    delivered,
    plans,
    serviceForm(
      line('Plantons le premier repère', 'Let’s drive in the first peg'),
      paragraph(
        'Dites-nous ce que vous faites et pour qui. Vous recevez un prix et une date, ou une question.',
        'Tell us what you do and for whom. You receive a price and a date, or a question.',
      ),
      'service-website',
    ),
    invitation(
      line('Vous avez déjà un site ?', 'You already have a site?'),
      paragraph(
        'Gardons ce qu’il a de bon, adresses comprises, et redessinons le reste.',
        'Let’s keep what is good about it, addresses included, and redraw the rest.',
      ),
      linkTo(
        line('Voir une refonte, avant et après', 'See a redesign, before and after'),
        'page-web-refresh',
      ),
    ),
  ],
})
