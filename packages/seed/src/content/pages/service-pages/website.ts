import { localeImage } from '../../../builders/image.ts'
import { linkTo } from '../../../builders/link.ts'
import { simpleText } from '../../../builders/portable-text.ts'
import { reference } from '../../../builders/reference.ts'
import { line, paragraph } from '../../../builders/text.ts'
import { industries } from '../../industries.ts'
import { lowestPlanFigure, textFigure } from '../../services/service.ts'
import { page } from '../page.ts'
import { goesWellWith, serviceForm } from '../sections.ts'

/** The page that asks which way to a website: a new one, or the present one redrawn. */
export const website = page({
  key: 'service-website',
  path: '/services/website-design-development',
  title: line('Conception & développement de sites', 'Website design & development'),
  seoTitle: ['Création de site internet en Suisse', 'Website design in Switzerland'],
  seoDescription: [
    'Nouveau site ou refonte : un site de présentation en ligne en moins de 20 jours ouvrables. Domaine et hébergement compris dans l’abonnement.',
    'A new site or a redesign: a standard site is live in under 20 business days. Domain and hosting come with the subscription.',
  ],
  sections: [
    {
      _type: 'fork',
      _key: 'fork',
      title: paragraph('Votre site en mieux,\nou un tout neuf ?', 'A better site,\nor a new one?'),
      lead: paragraph(
        'Les deux chemins arrivent au même endroit : un site dessiné pour votre métier, rapide sur un téléphone et facile à modifier.',
        'Both ways lead to the same place: a site designed around your business, fast on a phone and easy to change.',
      ),
      arms: [
        {
          _type: 'forkArm',
          _key: 'refresh',
          title: line('Refaire le mien', 'Redesign mine'),
          text: paragraph(
            'Les bonnes pages restent, leurs adresses aussi. Tout le reste est redessiné.',
            'The good pages stay, and so do their addresses. Everything else is redrawn.',
          ),
          figure: textFigure(line('< 20 j ouvrables', '< 20 business days')),
          link: linkTo(line('Voir la refonte', 'See redesigns'), 'page-web-refresh'),
          picture: localeImage(
            'sites/tavernay-2005.webp',
            'Un site de 2005 : fond de bois, boutons en relief et compteur de visites',
            'A site of 2005: a wood-grain background, bevelled buttons and a visitor counter',
          ),
        },
        {
          _type: 'forkArm',
          _key: 'new',
          title: line('Partir de zéro', 'Start from scratch'),
          text: paragraph(
            'Une feuille blanche, votre métier et une conversation : il n’en faut pas plus pour commencer.',
            'A blank sheet, your trade and a conversation: that is all it takes to begin.',
          ),
          figure: lowestPlanFigure('plan-site-basic'),
          link: linkTo(line('Voir un nouveau site', 'See a new site'), 'page-web-new'),
          picture: localeImage(
            'sites/bisse-plan.svg',
            'Le plan d’une page : des cadres en pointillé, rien encore à l’intérieur',
            'The plan of a page: dashed frames with nothing in them yet',
          ),
        },
      ],
    },
    {
      _type: 'figures',
      _key: 'figures',
      title: line('Ce que vous gagnez au change', 'What you gain'),
      figures: [
        {
          _type: 'drawnFigure',
          _key: 'days',
          value: line('< 20', '< 20'),
          unit: line('jours', 'days'),
          label: line(
            'ouvrables entre le feu vert et la mise en ligne d’un site de présentation',
            'Monday to Friday, from go-ahead to the launch of a standard site',
          ),
          drawing: 'days',
          amount: 19,
          reference: 20,
        },
        {
          _type: 'drawnFigure',
          _key: 'requests',
          value: line('19', '19'),
          unit: line('devis', 'quotes'),
          label: line(
            'demandés chaque mois à une menuiserie de Moudon, contre 2 avant la refonte',
            'requested each month from a joiner in Moudon, up from 2 before the redesign',
          ),
          drawing: 'peaks',
          amount: 19,
          reference: 2,
        },
        {
          _type: 'drawnFigure',
          _key: 'call',
          value: line('6 h 30', '6:30'),
          label: line(
            'l’heure à laquelle on peut déjà vous rappeler, du lundi au dimanche',
            'the earliest we can call you back, Monday to Sunday',
          ),
          drawing: 'clock',
          amount: 6.5,
        },
      ],
    },
    {
      _type: 'industries',
      _key: 'industries',
      title: line('Huit métiers, huit façons de commencer', 'Eight trades, eight ways to begin'),
      lead: paragraph(
        'Un cabinet n’est pas une cave. Voici ce que nous mettons en premier, selon ce que vous faites.',
        'A surgery is not a wine cellar. This is what we put first, depending on what you do.',
      ),
      industries: industries.map(({ _id }) => reference(_id)),
    },
    {
      _type: 'imageAndText',
      _key: 'sketches',
      title: line(
        'Vous voyez chaque page avant qu’elle existe',
        'You see every page before it exists',
      ),
      body: simpleText(
        [
          "Nous commençons par des croquis : une feuille par page, et le chemin qui mène de l'une à l'autre. À ce stade, tout se déplace encore d'un coup de crayon.",
          "Ce qui ne sert à personne reste en pointillé. Vous l'ajouterez le jour où quelqu'un le demandera.",
        ],
        [
          'We begin with sketches: one sheet a page, and the path that leads from one to the next. At this stage a stroke of the pencil still moves everything.',
          'Whatever serves nobody stays a dashed outline. You add it the day somebody asks for it.',
        ],
      ),
      image: localeImage(
        'five-pages.png',
        'Cinq croquis de pages reliés par un même chemin ; une sixième page n’est qu’un contour en pointillé.',
        'Five page sketches joined by one path; a sixth page is only a dashed outline.',
      ),
      side: 'right',
      caption: line(
        'Cinq pages suffisent souvent pour commencer.',
        'Five pages are often enough to begin with.',
      ),
      link: linkTo(
        line('Lire : cinq pages suffisent', 'Read: five pages will do'),
        'article-five-pages',
      ),
    },
    {
      _type: 'steps',
      _key: 'steps',
      title: line('Quel que soit le chemin', 'Whichever way you go'),
      lead: paragraph(
        'Quatre choses que vous trouverez au bout de l’un comme de l’autre.',
        'Four things you will find along either of them.',
      ),
      steps: [
        {
          _type: 'step',
          _key: 'person',
          title: line('Une personne vous suit', 'One person sees you through'),
          text: paragraph(
            'Du premier croquis à la mise en ligne, et encore le jour où une date change. Elle connaît votre site.',
            'From first sketch to launch, and again on the day a date changes. Someone who knows your site.',
          ),
        },
        {
          _type: 'step',
          _key: 'price',
          title: line('Le prix est écrit', 'The price is in writing'),
          text: paragraph(
            'Affiché sur ce site, repris dans le devis, tenu jusqu’au bout. Ce qui s’ajoute se décide avec vous.',
            'Published on this site, repeated in the quote, kept to the end. Anything extra is your decision.',
          ),
        },
        {
          _type: 'step',
          _key: 'yours',
          title: line('Le contenu est à vous', 'The content is yours'),
          text: paragraph(
            'Domaine, textes et images sont à votre nom. Vous changez une phrase ou une photo sans nous.',
            'Domain, copy and pictures are in your name. You change a sentence or a photo without us.',
          ),
        },
        {
          _type: 'step',
          _key: 'watch',
          title: line('Quelqu’un veille', 'Someone keeps watch'),
          text: paragraph(
            'Hébergement en Suisse, sauvegardes, mises à jour, et une réponse dans les 42 heures ouvrables.',
            'Hosting in Switzerland, backups, updates, and an answer within 42 business hours.',
          ),
        },
      ],
    },
    {
      _type: 'testimonialCarousel',
      _key: 'voices',
      title: line('Ils ont choisi leur chemin', 'They chose their way'),
      testimonials: ['01', '06', '19', '08', '24', '15', '10'].map((number) =>
        reference(`testimonial-${number}`),
      ),
    },
    goesWellWith(
      paragraph(
        'Un site se dessine autour d’une marque, se trouve par une recherche et vit quelque part.',
        'A site is drawn around a brand, found by a search, and has to live somewhere.',
      ),
      ['graphic-design', 'seo', 'hosting'],
    ),
    serviceForm(
      line('Votre chemin commence ici', 'Your way begins here'),
      paragraph(
        'Avec votre site, ou l’idée griffonnée qui en tient lieu. Un appel suffit : nous vous disons ce que nous ferions, et à quel prix.',
        'With your site, or the scribble that stands in for one. One call is enough: we will tell you what we would do, and at what price.',
      ),
      'service-website',
    ),
  ],
})
