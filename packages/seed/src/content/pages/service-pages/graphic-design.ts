import { localeImage } from '../../../builders/image.ts'
import { linkTo, linkToPath } from '../../../builders/link.ts'
import { reference } from '../../../builders/reference.ts'
import { type LocaleString, type LocaleText, line, paragraph } from '../../../builders/text.ts'
import { type Figure, serviceFigure } from '../../services/service.ts'
import { page, type Section } from '../page.ts'
import { goesWellWith, invitation, pageHeader, serviceForm, textSection } from '../sections.ts'

const path = '/services/graphic-design'
const price = serviceFigure('service-graphic-design')

const badge = (key: string, fr: string, en: string) => ({
  ...localeImage(`badges/${key}.svg`, fr, en),
  _key: key,
})

const ring: Section = {
  _type: 'badgeRing',
  _key: 'ring',
  title: line('Une marque au millimètre', 'A mark, to the millimetre'),
  lead: paragraph(
    'Une ligne pour la base, une pour l’accent, un cercle pour la panse. Ce qui est construit se reconnaît encore quand il ne reste que douze millimètres.',
    'A line for the base, one for the accent, a circle for the bowl. What is properly built is still recognised when only twelve millimetres are left.',
  ),
  link: linkToPath(line('Dessiner la vôtre', 'Draw yours'), `${path}#contact`),
  figure: price,
  client: reference('client-echalas'),
  specimen: localeImage(
    'graphic/letter.svg',
    'Le é du mot-symbole échalas, entre ses lignes d’accent, de hauteur d’x et de base',
    'The é of the échalas wordmark, between its accent, x-height and base lines',
  ),
  badges: [
    badge(
      'tavernay',
      'Menuiserie Tavernay : deux planches, une queue-d’aronde',
      'Tavernay joinery: two boards, one dovetail',
    ),
    badge(
      'pahud',
      'Boulangerie Pahud-Corbaz : un pain et ses quatre entailles',
      'Pahud-Corbaz bakery: a loaf and its four cuts',
    ),
    badge(
      'seyon',
      'Pharmacie du Vieux-Seyon : une croix taillée dans les vagues de la rivière',
      'Vieux-Seyon pharmacy: a cross cut from the waves of the river',
    ),
    badge(
      'tilleuls',
      'Cabinet Les Trois Tilleuls : trois couronnes et une colline, une patte',
      'Les Trois Tilleuls vets: three treetops and a hill, a paw',
    ),
    badge(
      'velowerk',
      'Velowerk Länggrind : une roue et ses rayons',
      'Velowerk Länggrind: a wheel and its spokes',
    ),
    badge(
      'joliat',
      'Horlogerie Joliat-Frésard : un cadran à dix heures dix',
      'Joliat-Frésard clockmakers: a dial at ten past ten',
    ),
    badge(
      'souffle',
      'Studio Souffle & Sol : un souffle rond posé sur un sol droit',
      'Studio Souffle & Sol: a round breath on level ground',
    ),
    badge(
      'gigon',
      'Électricité Gigon-Nappez : des panneaux qui laissent la place au soleil',
      'Gigon-Nappez electricians: panels that make room for the sun',
    ),
  ],
}

const card = (
  key: string,
  title: LocaleString,
  text: LocaleText,
  picture: [fr: string, en: string],
  figure?: Figure,
) => ({
  _type: 'card',
  _key: key,
  title,
  text,
  picture: localeImage(`graphic/${key}.svg`, ...picture),
  ...(figure && { figure }),
})

const works: Section = {
  _type: 'featureCards',
  _key: 'works',
  anchor: 'works',
  title: line('Quatre choses que nous dessinons', 'Four things we draw'),
  lead: paragraph(
    'Prenez-en une, ou les quatre dans l’ordre. Chacune a son devis, et aucune n’oblige à la suivante.',
    'Take one, or all four in order. Each has its own quote, and none commits you to the next.',
  ),
  upright: true,
  cards: [
    card(
      'logo',
      line('Logo', 'Logo'),
      paragraph(
        'Trois pistes, une retenue, affinée avec vous. Il tient sur un stylo comme sur une façade.',
        'Three directions, one chosen, refined with you. It works on a pen and on a shopfront.',
      ),
      [
        'Le même signe de menuiserie en quatre tailles, de la façade à douze millimètres',
        'The same joiner’s mark in four sizes, from shopfront down to twelve millimetres',
      ],
      price,
    ),
    card(
      'guidelines',
      line('Charte', 'Guidelines'),
      paragraph(
        'Couleurs, lettres, marges et erreurs à éviter, en quelques pages qu’on lit vraiment.',
        'Colours, letters, margins and mistakes to avoid, in a few pages people actually read.',
      ),
      [
        'La charte de la boulangerie : une lettre, un nom, un pain, quatre couleurs',
        'The bakery’s guidelines: one letter, one name, one loaf, four colours',
      ],
    ),
    card(
      'print',
      line('Supports', 'Print'),
      paragraph(
        'Cartes, étiquettes, sacs, enseigne, véhicule. Nous parlons à l’imprimeur et signons le bon à tirer avec vous.',
        'Cards, labels, bags, signs, vans. We talk to the printer and sign off the proof with you.',
      ),
      [
        'Une bouteille et un sac de la cave, marqués du même mot',
        'A bottle and a bag from the winery, bearing the same word',
      ],
    ),
    card(
      'digital',
      line('Digital', 'Digital'),
      paragraph(
        'Modèles de publications, signatures d’e-mail et bannières, aux bons formats, à remplir vous-même.',
        'Post templates, email signatures and banners, in the right formats, yours to fill in.',
      ),
      [
        'Une publication de l’horlogerie sur un téléphone, son cadran coupé par le bord',
        'A post by the clockmakers on a phone, its dial cut by the edge',
      ],
    ),
  ],
}

/** The page of graphic design: a letter under construction, badges of eight firms, four things to order. */
export const graphicDesign = page({
  key: 'service-graphic-design',
  path,
  title: line('Graphisme & image de marque', 'Graphic design & branding'),
  seoTitle: ['Graphisme, logo et image de marque', 'Graphic design, logo and branding'],
  seoDescription: [
    "Logo, charte graphique, supports imprimés et visuels numériques pour les PME suisses. Une image qui se reconnaît de loin et s'emploie sans mode d'emploi.",
    'Logo, brand guidelines, print and digital visuals for Swiss small businesses. An identity you recognise from afar and can use without a manual.',
  ],
  sections: [
    pageHeader(
      paragraph('Reconnu de loin,\nnet de près.', 'Known from afar,\nsharp up close.'),
      paragraph(
        'Un logo, les règles pour l’employer, puis tout ce qui le porte : papier, façade, écran. Tous de la même main, avec les fichiers sources.',
        'A logo, the rules for using it, then everything that carries it: paper, shopfront, screen. All from the same hand, source files included.',
      ),
      price,
      linkToPath(line('Demander un logo', 'Ask for a logo'), `${path}#contact`),
    ),
    ring,
    works,
    textSection(
      [
        '## Ce que vous recevez',
        'Un dossier rangé, que l’imprimeur, le brodeur et la personne qui reprendra vos réseaux ouvriront sans nous appeler.',
        '- **Les sources.** Le dessin vectoriel du logo que nous créons, à vous, sans licence à renouveler.',
        '- **Les formats.** Pour l’impression, pour l’écran, en couleur, en noir et en blanc.',
        '- **Les règles.** La taille minimale, la marge autour, les couleurs et leurs numéros.',
        '## Ce qui n’est pas compris',
        'La vectorisation d’un logo existant. Redessiner trait pour trait ce qu’un autre a créé, à partir d’une photo ou d’une capture, ne fait pas partie de nos prestations. S’il vous manque le fichier d’origine, demandez-le d’abord à son auteur ; s’il est perdu, parlons d’un logo neuf.',
      ],
      [
        '## What you receive',
        'A tidy folder that the printer, the embroiderer and whoever takes over your social accounts can open without calling us.',
        '- **The sources.** The vector drawing of the logo we create, yours, with no licence to renew.',
        '- **The formats.** For print, for screens, in colour, in black and in white.',
        '- **The rules.** The smallest size, the margin around it, the colours and their numbers.',
        '## What is not included',
        'Redrawing an existing logo as vectors. Tracing line by line what someone else created, from a photo or a screenshot, is not something we do. If you have lost the original file, ask its author first; if it is gone for good, let’s talk about a new logo.',
      ],
    ),
    goesWellWith(
      paragraph(
        'Un logo commence à travailler le jour où on le voit quelque part.',
        'A logo goes to work the day people see it somewhere.',
      ),
      ['website', 'social-media'],
    ),
    serviceForm(
      line('Parlons de votre marque', 'Let’s talk about your brand'),
      paragraph(
        'Dites-nous ce que vous faites et où votre nom doit tenir. Vous recevez un devis, pas un catalogue.',
        'Tell us what you do and where your name has to fit. You receive a quote, not a catalogue.',
      ),
      'service-graphic-design',
    ),
    invitation(
      line('Votre logo est prêt ?', 'Is your logo ready?'),
      paragraph(
        'Donnons-lui une page où il a la place de respirer.',
        'Let’s give it a page with room to breathe.',
      ),
      linkTo(line('Voir comment naît un site', 'See how a site comes about'), 'page-web-new'),
    ),
  ],
})
